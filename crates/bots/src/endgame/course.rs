//! What is still to come to whom: the lines that can be claimed, and the hands they make.

use rules::{DominoId, Line, Phase, Position, Realm};

use super::merit::REALMS;

/// The rest of a game in which nothing is left to chance.
#[derive(Clone, Debug)]
pub(super) struct Course {
    /// The realms of the kings that have not ended their turn in the current line, in order.
    pub(super) turns: Vec<usize>,
    /// The dominoes that each realm has to place in the current line.
    pub(super) to_place: [Vec<DominoId>; REALMS],
    /// The lines to be claimed: the one on the table, and the one known by exclusion.
    pub(super) lines: Vec<Offer>,
}

/// A line to be claimed.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    /// Its dominoes by slot.
    pub(super) dominoes: Vec<DominoId>,
    /// Whose kings stand on it already.
    pub(super) owners: Vec<Option<usize>>,
    /// What each realm may have claimed of it in the end.
    pub(super) hands: [Hands; REALMS],
    /// The same hands by how they begin.
    pub(super) openings: [Vec<Opening>; REALMS],
}

/// Hands that begin with the same domino.
#[derive(Clone, Debug)]
pub(super) struct Opening {
    pub(super) domino: DominoId,
    /// The hand that has no other, by its place among all hands.
    pub(super) alone: Option<usize>,
    /// The others, by their second domino.
    pub(super) then: Vec<Opening>,
}

/// The hands that a realm may get of one line, each a set of slots as bits.
#[derive(Clone, Debug, Default)]
pub(super) struct Hands(Vec<u8>);

impl Course {
    /// The rest of this game; `None` where chance has a say in it, where Queendomino's box makes
    /// kingdoms depend on each other, and where nobody is to place or claim.
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
            let openings = hands.each_ref().map(|hands| {
                Opening::all(&dominoes, &hands.iter().enumerate().collect::<Vec<_>>())
            });
            Offer { dominoes, owners, hands, openings }
        };
        Some(Self {
            turns: kings.map(|(realm, _)| realm).collect(),
            to_place,
            lines: lines.into_iter().flatten().map(offer).collect(),
        })
    }

    /// Whether no line is claimed after this one.
    pub(super) fn is_last(&self, line: usize) -> bool {
        line + 1 == self.lines.len()
    }
}

impl Offer {
    /// The dominoes of a hand in the order in which they are placed.
    pub(super) fn dominoes(&self, hand: u8) -> impl Iterator<Item = DominoId> + '_ {
        let held = move |slot: &usize| hand >> slot & 1 == 1;
        (0..self.dominoes.len()).filter(held).map(|slot| self.dominoes[slot])
    }
}

impl Opening {
    /// How these hands begin, each given with its place among all.
    fn all(dominoes: &[DominoId], hands: &[(usize, u8)]) -> Vec<Self> {
        let mut openings = Vec::new();
        for (slot, &domino) in dominoes.iter().enumerate() {
            let begin_here = hands.iter().filter(|(_, hand)| hand.trailing_zeros() == slot as u32);
            let (alone, then): (Vec<_>, Vec<_>) = begin_here
                .map(|&(index, hand)| (index, hand & (hand - 1)))
                .partition(|&(_, rest)| rest == 0);
            if !alone.is_empty() || !then.is_empty() {
                let alone = alone.first().map(|&(index, _)| index);
                openings.push(Self { domino, alone, then: Self::all(dominoes, &then) });
            }
        }
        openings
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

    /// All hands; tables have their entries in this order.
    pub(super) fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.0.iter().copied()
    }

    /// The place of a hand in that order.
    pub(super) fn index(&self, hand: u8) -> usize {
        self.0.binary_search(&hand).expect("a hand that the claims so far allow")
    }
}

/// The realms of a game as indices.
pub(super) fn realm(index: usize) -> Realm {
    Realm::new(index).expect("a realm of the table")
}
