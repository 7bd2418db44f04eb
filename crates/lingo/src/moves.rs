//! Games in words: one sentence for each action and deal, and what is due.
//!
//! What a tax brought or a building cost is read off the positions before and after, never computed
//! here.

use rules::{
    Action, Actor, Boxes, Deal, DominoId, Phase, Placement, Position, Slot, Spot, Step, Taxed,
};

use crate::frame::Lingo;
use crate::pieces::direction_name;
use crate::t;

impl Lingo {
    /// An action, in a sentence. `before` is the position before it.
    pub fn action(&self, before: &Position, action: Action, who: &str) -> String {
        let boxes = before.rules().boxes;
        match action {
            Action::Claim(slot) => {
                let claimed = before.next_line().get(slot);
                claimed.map_or_else(
                    || t!(self, "move-pass", who = who),
                    |entry| self.about_domino("move-claim", who, boxes, entry.domino),
                )
            }
            Action::Place { domino, placement } => {
                let (spot, domino) =
                    (self.spot(domino, placement), self.the_domino_name(boxes, domino));
                t!(self, "move-place", who = who, domino = domino, spot = spot)
            }
            Action::Discard(id) => self.about_domino("move-discard", who, boxes, id),
            Action::Tax(taxed) => self.taxed(before, taxed, who),
            Action::Build { spot, at } => {
                let cell = self.cell(at);
                let building = self.tile(before, spot);
                let change = Change::by(before, action);
                let paid = change.coins_paid();
                let built = t!(
                    self,
                    "move-build",
                    who = who,
                    building = building,
                    cell = cell,
                    coins = paid
                );
                [Some(built), self.gains(&change), self.queen_moves(&change, who)]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(" ")
            }
            Action::Bribe(spot) => {
                t!(self, "move-bribe", who = who, building = self.tile(before, spot))
            }
            Action::Pass => match before.phase() {
                Phase::Tax => t!(self, "move-pass-tax", who = who),
                Phase::Build => t!(self, "move-pass-build", who = who),
                Phase::Bribe => t!(self, "move-pass-bribe", who = who),
                _ => t!(self, "move-pass", who = who),
            },
        }
    }

    /// Where a domino would go: `wheat, 1 east of the castle; forest to its north`.
    pub fn spot(&self, domino: DominoId, placement: Placement) -> String {
        let printed = domino.domino();
        t!(
            self,
            "move-spot",
            left = self.half(printed.left),
            cell = self.cell(placement.at),
            right = self.half(printed.right),
            direction = direction_name(placement.toward)
        )
    }

    /// What chance brings, in a sentence; `names` are those of the seats.
    fn deal(&self, boxes: Boxes, deal: Deal, names: &[impl AsRef<str>]) -> String {
        match deal {
            Deal::King(seat) => t!(self, "move-deal-king", who = self.name_of(names, seat)),
            Deal::Line(dominoes) => {
                let dominoes = dominoes.into_iter().map(|id| self.domino_in_list(boxes, id));
                let dominoes: Vec<_> = dominoes.collect();
                t!(self, "move-deal-line", dominoes = self.list(&dominoes))
            }
            Deal::Buildings(tiles) => {
                let tiles: Vec<_> = tiles.iter().map(|tile| self.building(*tile)).collect();
                t!(self, "move-deal-buildings", buildings = self.list(&tiles))
            }
        }
    }

    /// A step of a game, in a sentence; `names` are those of the seats.
    pub fn step(&self, before: &Position, step: Step, names: &[impl AsRef<str>]) -> String {
        match (step, before.actor()) {
            (Step::Deal(deal), _) => self.deal(before.rules().boxes, deal, names),
            (Step::Act(action), Actor::Seat(seat)) => {
                let who = self.name_of(names, seat);
                let king = before.king_to_claim().filter(|king| *king != seat);
                match (action, king) {
                    (Action::Claim(slot), Some(king)) => {
                        self.claimed_for(before, slot, &who, &self.name_of(names, king))
                    }
                    _ => self.action(before, action, &who),
                }
            }
            (Step::Act(action), Actor::Chance | Actor::Nobody) => self.action(before, action, ""),
        }
    }

    /// What a game waits for, in a sentence; `names` are those of the seats.
    pub fn due(&self, position: &Position, names: &[impl AsRef<str>]) -> String {
        let seat = match position.actor() {
            Actor::Nobody => return t!(self, "move-due-over"),
            Actor::Chance => return t!(self, "move-due-deal"),
            Actor::Seat(seat) => seat,
        };
        let who = self.name_of(names, seat);
        match (position.phase(), position.domino_to_place()) {
            (Phase::Place, Some(id)) => {
                let fits = position.kingdom(position.rules().realm_of(seat)).accepts(id);
                let key = if fits { "move-due-place" } else { "move-due-discard" };
                self.about_domino(key, &who, position.rules().boxes, id)
            }
            (Phase::Tax, _) => t!(self, "move-due-tax", who = who),
            (Phase::Build, _) => t!(self, "move-due-build", who = who),
            (Phase::Bribe, _) => t!(self, "move-due-bribe", who = who),
            _ => match position.king_to_claim().filter(|king| *king != seat) {
                Some(king) => {
                    t!(self, "move-due-claim-for", who = who, king = self.name_of(names, king))
                }
                None => t!(self, "move-due-claim", who = who),
            },
        }
    }

    /// A first claim with another seat's king.
    fn claimed_for(&self, before: &Position, slot: Slot, who: &str, king: &str) -> String {
        let Some(entry) = before.next_line().get(slot) else { return String::new() };
        let halves = self.halves(entry.domino.domino());
        let domino = self.the_domino_name(before.rules().boxes, entry.domino);
        t!(self, "move-claim-for", who = who, king = king, domino = domino, halves = halves)
    }

    fn taxed(&self, before: &Position, taxed: Taxed, who: &str) -> String {
        let entry = before.turn().and_then(|slot| before.current_line().get(slot));
        let mut lands = entry.map_or_else(Vec::new, |entry| {
            let face = entry.domino.domino();
            match taxed {
                Taxed::Left => vec![face.left.terrain],
                Taxed::Right => vec![face.right.terrain],
                Taxed::Both => vec![face.left.terrain, face.right.terrain],
            }
        });
        lands.dedup();
        let lands: Vec<_> = lands.into_iter().map(|terrain| self.terrain(terrain)).collect();
        t!(
            self,
            "move-tax",
            who = who,
            knights = taxed.knights(),
            land = self.list(&lands),
            coins = Change::by(before, Action::Tax(taxed)).coins_won()
        )
    }

    pub(crate) fn tile(&self, before: &Position, spot: Spot) -> String {
        let tile = before.builders().and_then(|builders| builders.tile(spot));
        tile.map(|tile| self.the_building(tile)).unwrap_or_default()
    }

    fn gains(&self, change: &Change) -> Option<String> {
        let knights = change.knights();
        let towers = change.towers();
        let gains: Vec<_> = [
            (knights > 0).then(|| t!(self, "game-knights", count = knights)),
            (towers > 0).then(|| t!(self, "game-towers", count = towers)),
        ]
        .into_iter()
        .flatten()
        .collect();
        (!gains.is_empty()).then(|| t!(self, "move-build-gains", gains = self.list(&gains)))
    }

    fn queen_moves(&self, change: &Change, who: &str) -> Option<String> {
        change.wins_queen().then(|| t!(self, "move-build-queen", who = who))
    }
}

/// What an action changes for its realm.
struct Change {
    before: (rules::Purse, bool),
    after: (rules::Purse, bool),
}

impl Change {
    /// An action that the rules refuse changes nothing.
    fn by(before: &Position, action: Action) -> Self {
        let owned = |position: &Position| match before.actor() {
            Actor::Seat(seat) => {
                let realm = before.rules().realm_of(seat);
                (position.purse(realm), position.hosts_queen(realm))
            }
            Actor::Chance | Actor::Nobody => Default::default(),
        };
        let mut after = *before;
        // A refused action leaves the position as it was.
        let _ = after.play(action);
        Self { before: owned(before), after: owned(&after) }
    }

    fn coins_won(&self) -> u16 {
        self.after.0.coins.saturating_sub(self.before.0.coins)
    }

    fn coins_paid(&self) -> u16 {
        self.before.0.coins.saturating_sub(self.after.0.coins)
    }

    fn knights(&self) -> u8 {
        self.after.0.knights.saturating_sub(self.before.0.knights)
    }

    fn towers(&self) -> u8 {
        self.after.0.towers.saturating_sub(self.before.0.towers)
    }

    fn wins_queen(&self) -> bool {
        self.after.1 && !self.before.1
    }
}
