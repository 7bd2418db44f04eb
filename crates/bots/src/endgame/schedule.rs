//! What is left of a game without chance: the turns, the lines to claim, and the hands that realms can
//! get from them.

use rules::{DominoId, Entry, Line, Phase, Position, Rules};

use super::payoff::REALMS;

/// The turns and claims left in a game without chance.
#[derive(Clone, Debug)]
pub(super) struct Schedule {
    /// The realms of the kings still to move in the current line, in order.
    pub(super) turns: Vec<usize>,
    /// The dominoes of the current line that each realm still has to place.
    pub(super) to_place: [Vec<DominoId>; REALMS],
    /// The lines to claim: the one on the table, then the last one, known by exclusion.
    pub(super) lines: Vec<ClaimLine>,
}

#[derive(Clone, Debug)]
pub(super) struct ClaimLine {
    /// By slot.
    pub(super) dominoes: Vec<DominoId>,
    /// By slot: the realm whose king stands there.
    pub(super) owners: Vec<Option<usize>>,
    /// By realm: the hands it may get.
    pub(super) hands: [Hands; REALMS],
    /// By realm: the same hands as a tree of common prefixes.
    pub(super) prefixes: [Vec<HandPrefix>; REALMS],
}

/// The hands that a realm may get from one line: sets of slots as bits, ascending.
#[derive(Clone, Debug, Default)]
pub(super) struct Hands(Vec<u8>);

/// Hands that start with the same dominoes.
#[derive(Clone, Debug)]
pub(super) struct HandPrefix {
    /// The last of these dominoes.
    pub(super) domino: DominoId,
    /// The index of the hand that ends here.
    pub(super) complete: Option<usize>,
    /// Those that go on, by their next domino.
    pub(super) longer: Vec<HandPrefix>,
}

impl Schedule {
    /// `None` if chance still plays a part, if Queendomino's box makes kingdoms depend on each other,
    /// or if nobody is to place or claim.
    pub(super) fn of(position: &Position) -> Option<Self> {
        let rules = position.rules();
        let mover_has_placed = match position.phase() {
            Phase::Place => false,
            Phase::Claim => true,
            _ => return None,
        };
        let realms = rules.realm_count();
        if rules.boxes.has_queendomino() || position.round() == 0 || realms > REALMS {
            return None;
        }
        let last_line = match position.lines_to_come() {
            0 => None,
            1 if position.unseen().len() == rules.line() as usize => {
                Some(Line::dealt(position.unseen()))
            }
            _ => return None,
        };
        let next_line = Some(*position.next_line()).filter(|line| !line.is_empty());
        let lines = [next_line, last_line].into_iter().flatten();
        let entries = &position.current_line().entries()[position.turn()?.index()..];
        let turn = |entry: &Entry| Some((rules.realm_of(entry.king?).index(), entry.domino));
        let turns = entries.iter().filter_map(turn);
        let mut to_place: [Vec<DominoId>; REALMS] = Default::default();
        for (realm, domino) in turns.clone().skip(usize::from(mover_has_placed)) {
            to_place[realm].push(domino);
        }
        Some(Self {
            turns: turns.map(|(realm, _)| realm).collect(),
            to_place,
            lines: lines.map(|line| ClaimLine::new(rules, &line)).collect(),
        })
    }

    /// Whether this is the last line to claim.
    pub(super) fn is_last(&self, line: usize) -> bool {
        line + 1 == self.lines.len()
    }
}

impl ClaimLine {
    fn new(rules: &Rules, line: &Line) -> Self {
        let owner = |seat| rules.realm_of(seat).index();
        let entries = line.entries().iter();
        let dominoes: Vec<_> = entries.clone().map(|entry| entry.domino).collect();
        let owners: Vec<_> = entries.map(|entry| entry.king.map(owner)).collect();
        let kings_per_realm = (rules.kings() * rules.seats) as usize / rules.realm_count();
        let hands: [Hands; REALMS] =
            core::array::from_fn(|realm| Hands::of(&owners, realm, kings_per_realm));
        let prefixes = hands.each_ref().map(|hands| {
            let indexed: Vec<_> = hands.iter().enumerate().collect();
            HandPrefix::tree(&dominoes, &indexed)
        });
        Self { dominoes, owners, hands, prefixes }
    }

    /// The dominoes of a hand, in the order in which they are placed.
    pub(super) fn dominoes_of(&self, hand: u8) -> impl Iterator<Item = DominoId> + '_ {
        let held = move |slot: &usize| hand >> slot & 1 == 1;
        (0..self.dominoes.len()).filter(held).map(|slot| self.dominoes[slot])
    }
}

impl Hands {
    /// Every hand that has the slots a realm has claimed, others only where free, and one slot for each
    /// of its kings.
    fn of(owners: &[Option<usize>], realm: usize, kings: usize) -> Self {
        let (mut claimed, mut free) = (0_u8, 0_u8);
        for (slot, owner) in owners.iter().enumerate() {
            match owner {
                None => free |= 1 << slot,
                Some(owner) if *owner == realm => claimed |= 1 << slot,
                Some(_) => {}
            }
        }
        let is_possible = |hand: &u8| {
            let has_all_kings = hand.count_ones() as usize == kings;
            has_all_kings && hand & claimed == claimed && hand & !(claimed | free) == 0
        };
        Self((0..=u8::MAX).filter(is_possible).collect())
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

impl HandPrefix {
    /// Hands, each with its index, as a tree.
    fn tree(dominoes: &[DominoId], hands: &[(usize, u8)]) -> Vec<Self> {
        let mut prefixes = Vec::new();
        for (slot, &domino) in dominoes.iter().enumerate() {
            let starting_here =
                hands.iter().filter(|(_, hand)| hand.trailing_zeros() == slot as u32);
            let without_first = starting_here.map(|&(index, hand)| (index, hand & (hand - 1)));
            let (complete, longer): (Vec<_>, Vec<_>) =
                without_first.partition(|&(_, rest)| rest == 0);
            if !complete.is_empty() || !longer.is_empty() {
                let complete = complete.first().map(|&(index, _)| index);
                prefixes.push(Self { domino, complete, longer: Self::tree(dominoes, &longer) });
            }
        }
        prefixes
    }
}
