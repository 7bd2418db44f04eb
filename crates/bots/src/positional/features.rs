//! The inputs of the network: small counts that describe a realm's kingdom and what it may still get.
//!
//! Nothing depends on where north is, so rotated and mirrored kingdoms have equal features. All counts
//! are clamped to bytes; their order is fixed by the trained weights.

use rules::{Domino, DominoId, Kingdom, Phase, Position, Realm, Terrain, Worth};

use super::survey::{Survey, Surveys, TERRAINS};

/// The number of features, padded to whole vectors.
pub const FEATURES: usize = 256;

/// The counts of one realm.
pub type Features = [u8; FEATURES];

/// Computes the features of a position's realms from what they share.
#[derive(Clone, Debug)]
pub struct FeatureExtractor<'a> {
    position: &'a Position,
    /// Squares and crowns of each terrain that nobody has seen.
    unseen: [(i32, i32); TERRAINS],
    unseen_count: i32,
    /// Dominoes that will still be dealt.
    to_deal: i32,
    /// The realms that will claim on the next line, in order, without the kings not drawn yet.
    claimers: Vec<Realm>,
    free: Vec<DominoId>,
}

impl<'a> FeatureExtractor<'a> {
    pub fn new(position: &'a Position) -> Self {
        let line = position.next_line();
        Self {
            position,
            unseen: squares_and_crowns(position.unseen()),
            unseen_count: position.unseen().len() as i32,
            to_deal: i32::from(position.lines_to_come()) * i32::from(position.rules().line()),
            claimers: claimers(position),
            free: line.free_slots().filter_map(|slot| line.get(slot)).map(|e| e.domino).collect(),
        }
    }

    /// The features of one realm; surveys of unchanged kingdoms are reused.
    pub fn features(&self, realm: Realm, surveys: &mut Surveys) -> Features {
        let mut writer = Writer { counts: [0; FEATURES], at: 0 };
        let mut features = RealmFeatures::new(self, realm, surveys);
        features.progress(&mut writer);
        features.terrains(&mut writer);
        features.shape(&mut writer);
        features.dominoes(&mut writer);
        if self.position.rules().boxes.has_queendomino() {
            features.queendomino(&mut writer);
        }
        writer.counts
    }

    fn realm_at(&self, seat: rules::Seat) -> Realm {
        self.position.rules().realm_of(seat)
    }
}

fn claimers(position: &Position) -> Vec<Realm> {
    let rules = position.rules();
    if position.next_line().is_empty() {
        return Vec::new();
    }
    match position.turn() {
        Some(turn) => position.current_line().entries()[turn.index()..]
            .iter()
            .filter_map(|entry| entry.king)
            .map(|seat| rules.realm_of(seat))
            .collect(),
        None => position.king_to_claim().map(|seat| rules.realm_of(seat)).into_iter().collect(),
    }
}

/// Squares and crowns of each terrain on these dominoes.
fn squares_and_crowns(dominoes: impl IntoIterator<Item = DominoId>) -> [(i32, i32); TERRAINS] {
    let mut counts = [(0, 0); TERRAINS];
    for id in dominoes {
        let Domino { left, right } = id.domino();
        for half in [left, right] {
            let (squares, crowns) = &mut counts[half.terrain as usize];
            *squares += 1;
            *crowns += i32::from(half.crowns);
        }
    }
    counts
}

/// Writes counts one after the other.
struct Writer {
    counts: Features,
    at: usize,
}

impl Writer {
    fn put(&mut self, count: i32) {
        self.counts[self.at] = count.clamp(0, 255) as u8;
        self.at += 1;
    }

    fn put_all(&mut self, counts: impl IntoIterator<Item = i32>) {
        counts.into_iter().for_each(|count| self.put(count));
    }
}

/// Computes the features of one realm.
struct RealmFeatures<'t, 'p> {
    table: &'t FeatureExtractor<'p>,
    realm: Realm,
    kingdom: &'p Kingdom,
    survey: &'t mut Survey,
    /// Dominoes under its kings on the current line, not placed yet.
    in_hand: Vec<DominoId>,
    /// Dominoes under its kings on the next line.
    claimed: Vec<DominoId>,
    kings: i32,
}

impl<'t, 'p> RealmFeatures<'t, 'p> {
    fn new(table: &'t FeatureExtractor<'p>, realm: Realm, surveys: &'t mut Surveys) -> Self {
        let position = table.position;
        let kingdom = position.kingdom(realm);
        // A turn's domino is placed first and is then no longer in hand.
        let first = position
            .turn()
            .map_or(0, |turn| turn.index() + usize::from(position.phase() != Phase::Place));
        let of = |entries: &[rules::Entry]| {
            let mine = |seat| table.realm_at(seat) == realm;
            entries.iter().filter(|e| e.king.is_some_and(mine)).map(|e| e.domino).collect()
        };
        let current = position.current_line().entries();
        let rules = position.rules();
        Self {
            table,
            realm,
            kingdom,
            survey: surveys.of(realm, kingdom),
            in_hand: of(current.get(first..).unwrap_or_default()),
            claimed: of(position.next_line().entries()),
            kings: i32::from(rules.kings() * rules.seats) / rules.realm_count() as i32,
        }
    }

    /// Dominoes that this realm will still claim on the current offer.
    fn claims_due(&self) -> i32 {
        let dealt = !self.table.position.next_line().is_empty();
        if dealt { self.kings - self.claimed.len() as i32 } else { 0 }
    }

    /// Dominoes that it will still place or discard.
    fn turns_left(&self) -> i32 {
        let to_come = i32::from(self.table.position.lines_to_come()) * self.kings;
        let known = self.in_hand.len() + self.claimed.len();
        known as i32 + self.claims_due() + to_come
    }

    fn progress(&self, writer: &mut Writer) {
        let position = self.table.position;
        let rules = position.rules();
        let discards = i32::from(position.purse(self.realm).discards);
        let whole = discards == 0 && self.kingdom.holes().len() == 0;
        writer.put_all([
            self.turns_left(),
            i32::from(position.lines_to_come()),
            self.in_hand.len() as i32,
            self.claimed.len() as i32,
            self.claims_due(),
            rules.realm_count() as i32,
            self.kings,
            i32::from(rules.middle_kingdom),
            i32::from(rules.middle_kingdom && self.survey.atlas.may_be_centred()),
            i32::from(rules.harmony),
            i32::from(rules.harmony && whole),
            discards,
            self.table.to_deal,
            self.table.unseen_count,
        ]);
    }

    /// Seven terrains: what the realm has of each, how it can grow and what may still come.
    fn terrains(&self, writer: &mut Writer) {
        let pending = squares_and_crowns(self.in_hand.iter().chain(&self.claimed).copied());
        let realms = self.table.position.rules().realm_count() as i32;
        let unseen_count = self.table.unseen_count.max(1);
        for (terrain, lands) in self.survey.lands.iter().enumerate() {
            let (squares, crowns) = self.table.unseen[terrain];
            // This realm's fair share, in quarters.
            let share = |all: i32| all * self.table.to_deal * 4 / (unseen_count * realms);
            let beside = self.survey.frontier.beside[terrain].map(i32::from);
            writer.put_all([lands.squares, lands.count]);
            writer.put_all(lands.open.into_iter().flatten());
            writer.put_all([lands.growing_crowns, lands.growing_squares]);
            writer.put_all([beside[1], beside[2], beside[3]]);
            writer.put_all([share(squares), 4 * share(crowns)]);
            writer.put_all([
                lands.growing_crowns * share(squares) / 8,
                lands.growing_squares * share(crowns) / 8,
            ]);
            let (pending_squares, pending_crowns) = pending[terrain];
            writer.put_all([pending_squares, pending_crowns]);
        }
    }

    fn shape(&self, writer: &mut Writer) {
        let (low, high) = self.kingdom.bounds();
        let sides = [high.x() - low.x() + 1, high.y() - low.y() + 1].map(i32::from);
        let left = self.kingdom.grid().cells() as i32 - 1 - self.kingdom.len() as i32;
        writer.put_all([
            sides[0].min(sides[1]),
            sides[0].max(sides[1]),
            left,
            // Squares that must stay empty for want of dominoes, or dominoes left over for want of
            // squares.
            64 + left - 2 * self.turns_left(),
            self.kingdom.holes().len() as i32,
        ]);
        writer.put_all(self.survey.frontier.free.map(i32::from));
        writer.put_all(self.survey.frontier.castle[1..].iter().map(|&count| i32::from(count)));
        // How far the castle lies from the middle, at least.
        let off = |low: i8, high: i8| i32::from((low + high).abs());
        let (x, y) = (off(low.x(), high.x()), off(low.y(), high.y()));
        writer.put_all([x.min(y), x.max(y)]);
        let regions = &self.survey.frontier.regions;
        let count =
            |which: &dyn Fn(u8) -> bool| regions.iter().filter(|&&size| which(size)).count();
        writer.put_all([
            regions.len() as i32,
            count(&|size| size % 2 == 1) as i32,
            count(&|size| size <= 3) as i32,
            regions.first().map_or(0, |&size| i32::from(size)),
            regions.get(1).map_or(0, |&size| i32::from(size)),
        ]);
        // The percentage of dominoes to come that would fit nowhere.
        let fits = |terrain: Terrain| {
            self.survey.frontier.beside[terrain as usize][1..].iter().any(|&n| n > 0)
        };
        let open = self.survey.frontier.castle[1..].iter().any(|&n| n > 0);
        let misfits = self.table.position.unseen().into_iter().filter(|id| {
            let Domino { left, right } = id.domino();
            !open && !fits(left.terrain) && !fits(right.terrain)
        });
        writer.put(misfits.count() as i32 * 100 / self.table.unseen_count.max(1));
    }

    /// The dominoes that it has and those that it may choose from.
    fn dominoes(&mut self, writer: &mut Writer) {
        for dominoes in [&self.in_hand, &self.claimed] {
            let gains = dominoes.iter().map(|&id| self.gain(id));
            let misfits = dominoes.iter().filter(|&&id| !self.kingdom.accepts(id)).count();
            writer.put_all([gains.clone().sum(), gains.max().unwrap_or(0), misfits as i32]);
            let (mut sum, mut most) = (0, 0);
            for &id in dominoes {
                let gain = self.survey.atlas.best_gain(id).map_or(0, i32::from);
                (sum, most) = (sum + gain, most.max(gain));
            }
            writer.put_all([sum, most]);
        }
        let mut offers: Vec<i32> = if self.claims_due() > 0 {
            self.table
                .free
                .iter()
                .map(|&id| self.survey.atlas.best_gain(id).map_or(-1, i32::from))
                .collect()
        } else {
            Vec::new()
        };
        offers.sort_unstable_by(|a, b| b.cmp(a));
        let before = self.table.claimers.iter().position(|&realm| realm == self.realm);
        let before = before.unwrap_or(self.table.claimers.len());
        let at = |index: usize| offers.get(index).copied().unwrap_or(0);
        let mean = offers.iter().sum::<i32>() / offers.len().max(1) as i32;
        writer.put_all([
            before as i32,
            offers.len() as i32,
            at(0),
            at(1),
            at(2),
            at(before),
            mean,
            // What is left if everyone before it wants the same.
            at(offers.len().saturating_sub(1)),
        ]);
    }

    /// Points that a domino adds if both halves find their best neighbours.
    fn gain(&self, id: DominoId) -> i32 {
        let Domino { left, right } = id.domino();
        let of = |half: rules::Half| {
            self.survey.lands[half.terrain as usize].gain[usize::from(half.crowns.min(3))]
        };
        of(left) + of(right)
    }

    /// What Queendomino adds: coins, knights, towers, the Queen, buildings owned and on offer.
    fn queendomino(&self, writer: &mut Writer) {
        let position = self.table.position;
        let Some(builders) = position.builders() else { return };
        let purse = position.purse(self.realm);
        let others = position.rules().realms().filter(|&realm| realm != self.realm);
        let rival = others.map(|realm| i32::from(position.purse(realm).towers)).max().unwrap_or(0);
        let towers = i32::from(purse.towers);
        let sites = self.survey.lands[Terrain::Town as usize].squares
            - self.kingdom.buildings().count() as i32;
        writer.put_all([
            i32::from(purse.coins),
            i32::from(purse.knights),
            i32::from(self.kingdom.knights()),
            towers,
            32 + towers - rival,
            i32::from(position.hosts_queen(self.realm)),
            i32::from(self.kingdom.largest_territory()),
            i32::from(builders.knights),
            i32::from(builders.towers),
            i32::from(builders.dragon_away),
            sites,
            builders.hidden_count() as i32,
        ]);
        let mut owned = Owned::default();
        for (_, tile) in self.kingdom.buildings() {
            owned.add(tile);
        }
        writer.put_all([owned.per_tower, owned.per_knight, owned.treasuries]);
        writer.put_all(owned.per_territory);
        for spot in rules::Spot::all() {
            let worth = builders.tile(spot).map_or(0, |tile| self.worth(tile));
            writer.put(worth);
        }
        let affordable = builders
            .offers()
            .filter(|&spot| sites > 0 && builders.price(spot, self.realm) <= purse.coins);
        let best = affordable.filter_map(|spot| builders.tile(spot)).map(|tile| self.worth(tile));
        writer.put(best.max().unwrap_or(0));
    }

    /// Roughly what a building would be worth here, in points.
    fn worth(&self, tile: rules::Building) -> i32 {
        let spec = tile.spec();
        let purse = self.table.position.purse(self.realm);
        let knights = i32::from(purse.knights + self.kingdom.knights() + spec.knights);
        let points = match spec.worth {
            Worth::Nothing => 0,
            Worth::Fixed(points) => i32::from(points),
            Worth::PerTerritory(points, terrain) => {
                i32::from(points) * self.survey.lands[terrain as usize].count
            }
            Worth::PerTower(points) => i32::from(points) * i32::from(purse.towers + spec.towers),
            Worth::PerKnight(points) => i32::from(points) * knights,
        };
        let town = self.survey.lands[Terrain::Town as usize].open[0][0].max(1);
        points + i32::from(spec.crowns) * town + i32::from(spec.knights + spec.towers)
    }
}

/// Buildings of a kingdom by what they do.
#[derive(Default)]
struct Owned {
    per_tower: i32,
    per_knight: i32,
    treasuries: i32,
    per_territory: [i32; TERRAINS],
}

impl Owned {
    fn add(&mut self, tile: rules::Building) {
        let spec = tile.spec();
        match spec.worth {
            Worth::PerTower(points) => self.per_tower += i32::from(points),
            Worth::PerKnight(points) => self.per_knight += i32::from(points),
            Worth::PerTerritory(points, terrain) => {
                self.per_territory[terrain as usize] += i32::from(points);
            }
            Worth::Nothing | Worth::Fixed(_) => {}
        }
        self.treasuries += i32::from(spec.treasury.is_some());
    }
}
