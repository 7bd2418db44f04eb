//! The rest of a game without chance: the turns, the lines to claim, and the hands they can make.

use rules::{DominoId, Line, Phase, Position, Realm};

use super::payoff::REALMS;

/// The rest of a game in which nothing is left to chance.
#[derive(Clone, Debug)]
pub(super) struct Schedule {
    /// The realms of the kings still to move in the current line, in order.
    pub(super) turns: Vec<usize>,
    /// The dominoes of the current line that each realm still has to place.
    pub(super) to_place: [Vec<DominoId>; REALMS],
    /// The lines to claim: the one on the table, and the one known by exclusion.
    pub(super) lines: Vec<ClaimLine>,
}

/// A line to claim.
#[derive(Clone, Debug)]
pub(super) struct ClaimLine {
    /// By slot.
    pub(super) dominoes: Vec<DominoId>,
    /// By slot: the realm whose king stands there.
    pub(super) owners: Vec<Option<usize>>,
    /// By realm: the sets of dominoes it may end up with.
    pub(super) hands: [Hands; REALMS],
    /// The same hands as a tree of common prefixes.
    pub(super) prefixes: [Vec<HandPrefix>; REALMS],
}

/// Hands that start with the same domino.
#[derive(Clone, Debug)]
pub(super) struct HandPrefix {
    pub(super) domino: DominoId,
    /// The index of the hand that has no other domino.
    pub(super) alone: Option<usize>,
    /// The other hands, by their next domino.
    pub(super) then: Vec<HandPrefix>,
}

/// The hands that a realm may get from one line, each a bit set of slots.
#[derive(Clone, Debug, Default)]
pub(super) struct Hands(Vec<u8>);

impl Schedule {
    /// `None` if chance still plays a part, if Queendomino's box makes kingdoms depend on each other,
    /// or if nobody is to place or claim.
    pub(super) fn of(position: &Position) -> Option<Self> {
        let rules = position.rules();
        let placed = match position.phase() {
            Phase::Place => false,
            Phase::Claim => true,
            _ => return None,
        };
        let realms = rules.realm_count();
        if rules.boxes.has_queendomino() || position.round() == 0 || realms > REALMS {
            return None;
        }
        let known = match position.lines_to_come() {
            0 => None,
            1 if position.unseen().len() == rules.line() as usize => {
                Some(Line::dealt(position.unseen()))
            }
            _ => return None,
        };
        let owner = |seat| rules.realm_of(seat).index();
        let entries = &position.current_line().entries()[position.turn()?.index()..];
        let kings = entries.iter().filter_map(|entry| Some((owner(entry.king?), entry.domino)));
        let mut to_place: [Vec<DominoId>; REALMS] = Default::default();
        for (realm, domino) in kings.clone().skip(usize::from(placed)) {
            to_place[realm].push(domino);
        }
        let kings_of_a_realm = (rules.kings() * rules.seats) as usize / realms;
        let lines = [Some(*position.next_line()).filter(|line| !line.is_empty()), known];
        let offer = |line: Line| {
            let entries = line.entries();
            let dominoes: Vec<_> = entries.iter().map(|entry| entry.domino).collect();
            let owners: Vec<_> = entries.iter().map(|entry| entry.king.map(owner)).collect();
            let of_realm = |realm| Hands::of(&owners, realm, kings_of_a_realm);
            let hands: [Hands; REALMS] = core::array::from_fn(of_realm);
            let prefixes = hands.each_ref().map(|hands| {
                HandPrefix::all(&dominoes, &hands.iter().enumerate().collect::<Vec<_>>())
            });
            ClaimLine { dominoes, owners, hands, prefixes }
        };
        Some(Self {
            turns: kings.map(|(realm, _)| realm).collect(),
            to_place,
            lines: lines.into_iter().flatten().map(offer).collect(),
        })
    }

    /// Whether this is the last line to claim.
    pub(super) fn is_last(&self, line: usize) -> bool {
        line + 1 == self.lines.len()
    }
}

impl ClaimLine {
    /// The dominoes of a hand, in the order in which they are placed.
    pub(super) fn dominoes(&self, hand: u8) -> impl Iterator<Item = DominoId> + '_ {
        let held = move |slot: &usize| hand >> slot & 1 == 1;
        (0..self.dominoes.len()).filter(held).map(|slot| self.dominoes[slot])
    }
}

impl HandPrefix {
    /// Groups hands by their first domino; each hand comes with its index.
    fn all(dominoes: &[DominoId], hands: &[(usize, u8)]) -> Vec<Self> {
        let mut prefixes = Vec::new();
        for (slot, &domino) in dominoes.iter().enumerate() {
            let starting_here =
                hands.iter().filter(|(_, hand)| hand.trailing_zeros() == slot as u32);
            let (alone, then): (Vec<_>, Vec<_>) = starting_here
                .map(|&(index, hand)| (index, hand & (hand - 1)))
                .partition(|&(_, rest)| rest == 0);
            if !alone.is_empty() || !then.is_empty() {
                let alone = alone.first().map(|&(index, _)| index);
                prefixes.push(Self { domino, alone, then: Self::all(dominoes, &then) });
            }
        }
        prefixes
    }
}

impl Hands {
    fn of(owners: &[Option<usize>], realm: usize, kings: usize) -> Self {
        let bits = |wanted: &dyn Fn(Option<usize>) -> bool| {
            let slots = (0..owners.len()).filter(|&slot| wanted(owners[slot]));
            slots.fold(0_u8, |bits, slot| bits | 1 << slot)
        };
        let claimed = bits(&|owner| owner == Some(realm));
        let free = bits(&|owner| owner.is_none());
        let all = (0..=u8::MAX).filter(|hand| {
            let size = hand.count_ones() as usize == kings;
            size && hand & claimed == claimed && hand & !(claimed | free) == 0
        });
        Self(all.collect())
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// All hands, in the order of their indices.
    pub(super) fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.0.iter().copied()
    }

    pub(super) fn index(&self, hand: u8) -> usize {
        self.0.binary_search(&hand).expect("a hand that the claims so far allow")
    }
}

pub(super) fn realm(index: usize) -> Realm {
    Realm::new(index).expect("a realm of the table")
}
