//! Who claims what: the part of an endgame in which the realms meet.
//!
//! Everyone plays for the own wish, knowing that everyone else does. A turn is a choice of an
//! outlook (that is what placing comes to) and of a slot. Placements can not be settled ahead of the
//! claims: to build a poorer kingdom can pay where a rival that leads safely goes for points.

use core::cmp::{Ordering, Reverse};

use rustc_hash::FxHashMap;

use super::course::Course;
use super::merit::{Merit, Merits, REALMS, VICTORY, Wish};
pub(super) use super::moment::Moment;
use super::outlook::{OutlookId, Outlooks, Range};

/// A way to take a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// What the kingdom becomes.
    pub(super) outlook: OutlookId,
    /// The slot that is claimed.
    pub(super) slot: usize,
    /// Nothing better can come of it for the realm that chooses.
    hope: i64,
}

/// What placing a domino is to achieve.
#[derive(Clone, Copy, Debug)]
pub(super) enum Target {
    /// To have this outlook.
    Outlook(OutlookId),
    /// To make the most of a hand: its place among the hands of the line.
    Hand(usize),
}

/// The search over claims.
#[derive(Debug)]
pub(super) struct Claims<'a> {
    course: &'a Course,
    wish: Wish,
    pub(super) outlooks: Outlooks<'a>,
    ends: FxHashMap<Moment, Merits>,
}

impl Target {
    /// More where it is reached: how much of it an outlook reaches.
    pub(super) fn reached_by(self, outlooks: &Outlooks<'_>, outlook: OutlookId) -> Merit {
        match self {
            Self::Outlook(wanted) if wanted == outlook => Merit::MOST,
            Self::Outlook(_) => Merit::LEAST,
            Self::Hand(hand) => outlooks.worths(outlook)[hand].best,
        }
    }
}

impl<'a> Claims<'a> {
    pub(super) fn new(course: &'a Course, wish: Wish, outlooks: Outlooks<'a>) -> Self {
        Self { course, wish, outlooks, ends: FxHashMap::default() }
    }

    /// Where the course begins, with everyone's outlook; the next king has placed.
    pub(super) fn begin(&self, outlooks: [OutlookId; REALMS]) -> Moment {
        let mut moment = Moment::new(self.course, outlooks);
        for realm in (0..self.wish.realms()).filter(|_| self.course.is_last(0)) {
            if !moment.claims(realm) {
                moment.outlooks[realm] = self.worth(&moment, realm).bits();
            }
        }
        moment
    }

    /// How it ends when everyone plays best from here; `None` when the budget is used up.
    pub(super) fn end(&mut self, moment: &Moment) -> Option<Merits> {
        if let Some(merits) = self.decided(moment) {
            return Some(merits);
        }
        if let Some(&known) = self.ends.get(moment) {
            return Some(known);
        }
        let (_, merits) = self.best_choice(moment)?;
        self.ends.insert(*moment, merits);
        Some(merits)
    }

    /// The best way to take the turn, and how it ends.
    pub(super) fn best_choice(&mut self, moment: &Moment) -> Option<(Choice, Merits)> {
        let mover = moment.mover();
        let mut best: Option<(Choice, Merits)> = None;
        for choice in self.choices(moment) {
            let hopeless =
                best.is_some_and(|(_, merits)| choice.hope < self.wish.content_of(&merits, mover));
            if hopeless {
                // They are sorted: so are all that follow.
                break;
            }
            self.outlooks.spend()?;
            let merits = self.end(&self.after(moment, choice))?;
            let better =
                |(_, known): &(Choice, Merits)| self.wish.compare(&merits, known, mover).is_gt();
            if best.as_ref().is_none_or(better) {
                best = Some((choice, merits));
            }
        }
        best
    }

    /// What the next king's placing is to achieve.
    pub(super) fn target(&mut self, moment: &Moment) -> Option<Target> {
        let mover = moment.mover();
        let hands = &self.course.lines[moment.line as usize].hands[mover];
        let whole = |hand| Target::Hand(hands.index(hand));
        if self.is_decided(moment) {
            return Some(whole(moment.hands[mover] | moment.free));
        }
        let (choice, _) = self.best_choice(moment)?;
        Some(if choice.outlook == moment.outlooks[mover] {
            whole(moment.hands[mover] | 1 << choice.slot)
        } else {
            Target::Outlook(choice.outlook)
        })
    }

    /// The moment after a king that has placed claims a slot.
    pub(super) fn claimed(&self, moment: &Moment, slot: usize) -> Moment {
        let outlook = moment.outlooks[moment.mover()];
        self.after(moment, Choice { outlook, slot, hope: 0 })
    }

    /// The moment after a turn.
    fn after(&self, moment: &Moment, choice: Choice) -> Moment {
        let mover = moment.mover();
        let mut next = *moment;
        next.outlooks[mover] = choice.outlook;
        next.hands[mover] |= 1 << choice.slot;
        next.free &= !(1 << choice.slot);
        next.turns >>= 4;
        next.turns_left -= 1;
        next.placed = false;
        if self.course.is_last(moment.line.into()) {
            if !next.claims(mover) {
                next.outlooks[mover] = self.worth(&next, mover).bits();
            }
        } else if next.turns_left == 0 {
            self.begin_round(&mut next);
        }
        next
    }

    /// The claimed line is now the one to place.
    fn begin_round(&self, moment: &mut Moment) {
        let offer = &self.course.lines[moment.line as usize];
        for slot in 0..offer.dominoes.len() {
            let holder =
                (0..self.wish.realms()).find(|&realm| moment.hands[realm] >> slot & 1 == 1);
            if let Some(realm) = holder {
                moment.turns |= (realm as u32) << (4 * moment.turns_left);
                moment.turns_left += 1;
            }
        }
        for realm in 0..self.wish.realms() {
            let hand = offer.hands[realm].index(moment.hands[realm]);
            moment.outlooks[realm] = self.outlooks.branches(moment.outlooks[realm])[hand];
        }
        moment.line += 1;
        moment.hands = [0; REALMS];
        moment.free = ((1_u16 << self.course.lines[moment.line as usize].dominoes.len()) - 1) as u8;
    }

    /// Whether no claim is left to choose.
    pub(super) fn is_decided(&self, moment: &Moment) -> bool {
        self.course.is_last(moment.line.into()) && moment.is_decided_after(0)
    }

    /// How it ends, once no claim is left to choose: everyone makes the best of a known hand.
    fn decided(&self, moment: &Moment) -> Option<Merits> {
        if !self.is_decided(moment) {
            return None;
        }
        let mut end = *moment;
        if let Some(realm) = moment.last_claimer(0) {
            end.hands[realm] |= moment.free;
            end.outlooks[realm] = self.worth(&end, realm).bits();
        }
        Some(end.outlooks.map(Merit::from_bits))
    }

    /// The best that a realm can make of its last hand.
    fn worth(&self, moment: &Moment, realm: usize) -> Merit {
        let hands = &self.course.lines[moment.line as usize].hands[realm];
        self.outlooks.worths(moment.outlooks[realm])[hands.index(moment.hands[realm])].best
    }

    /// All ways to take a turn, the most hopeful first.
    fn choices(&self, moment: &Moment) -> Vec<Choice> {
        let mover = moment.mover();
        let own = moment.outlooks[mover];
        let last = self.course.is_last(moment.line.into());
        // Where nobody chooses after this turn, placing can wait: it is settled with the hand.
        let settled = last && moment.is_decided_after(1);
        let outlooks = if moment.placed || settled {
            core::slice::from_ref(&moment.outlooks[mover])
        } else {
            self.outlooks.branches(own)
        };
        let rivals = (0..self.wish.realms()).filter(|&realm| realm != mover);
        let to_beat = rivals.map(|realm| self.least(moment, realm)).max().unwrap_or(Merit::LEAST);
        let mut choices = Vec::with_capacity(outlooks.len() * moment.free.count_ones() as usize);
        for slot in moment.free_slots() {
            let held = moment.hands[mover] | 1 << slot;
            for &outlook in outlooks {
                let hope = self
                    .ranges(moment, mover, outlook, held)
                    .map(|range| {
                        let share = match range.best.cmp(&to_beat) {
                            Ordering::Less => 0,
                            Ordering::Equal => VICTORY / 2,
                            Ordering::Greater => VICTORY,
                        };
                        self.wish.content(range.best, share)
                    })
                    .max()
                    .unwrap_or(i64::MIN);
                choices.push(Choice { outlook, slot, hope });
            }
        }
        choices.sort_by_key(|choice| Reverse(choice.hope));
        choices
    }

    /// What a realm will have at least.
    fn least(&self, moment: &Moment, realm: usize) -> Merit {
        let last = self.course.is_last(moment.line.into());
        if last && !moment.claims(realm) {
            return Merit::from_bits(moment.outlooks[realm]);
        }
        let ranges = self.ranges(moment, realm, moment.outlooks[realm], moment.hands[realm]);
        ranges.map(|range| range.worst).min().unwrap_or(Merit::LEAST)
    }

    /// What a realm's outlook is worth with the hands that it can still get.
    fn ranges(
        &self,
        moment: &Moment,
        realm: usize,
        outlook: OutlookId,
        held: u8,
    ) -> impl Iterator<Item = Range> + '_ {
        let hands = &self.course.lines[moment.line as usize].hands[realm];
        let possible = held | moment.free;
        let fits = move |hand: u8| hand & held == held && hand & !possible == 0;
        let worths = self.outlooks.worths(outlook);
        hands.iter().zip(worths).filter(move |(hand, _)| fits(*hand)).map(|(_, range)| *range)
    }
}
