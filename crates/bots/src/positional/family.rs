//! Families of modes, and the trained weights of each.
//!
//! Programs have all of them linked in. The page leaves out the feature `weights`: it loads the file of
//! the family that is played, and provides it before a bot asks.

use std::sync::{Arc, OnceLock};

use rules::{Grid, Rules};

use super::network::Network;

/// Modes that share the same weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// Kingdomino on 5×5.
    KingdominoFive,
    /// Kingdomino on 7×7.
    KingdominoSeven,
    /// With Queendomino's box, on 5×5.
    QueendominoFive,
    /// With Queendomino's box, on 7×7.
    QueendominoSeven,
}

/// The networks in use, by family.
static NETWORKS: [OnceLock<Arc<Network>>; 4] = [const { OnceLock::new() }; 4];

impl Family {
    pub const ALL: [Self; 4] = [
        Self::KingdominoFive,
        Self::KingdominoSeven,
        Self::QueendominoFive,
        Self::QueendominoSeven,
    ];

    /// The family of a mode.
    pub fn of(rules: &Rules) -> Self {
        match (rules.boxes.has_queendomino(), rules.grid) {
            (false, Grid::Five) => Self::KingdominoFive,
            (false, Grid::Seven) => Self::KingdominoSeven,
            (true, Grid::Five) => Self::QueendominoFive,
            (true, Grid::Seven) => Self::QueendominoSeven,
        }
    }

    /// Its name, also that of its weights file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::KingdominoFive => "k5",
            Self::KingdominoSeven => "k7",
            Self::QueendominoFive => "q5",
            Self::QueendominoSeven => "q7",
        }
    }

    /// Whether bots can evaluate its modes: its weights are linked in or have been provided.
    pub fn is_provided(self) -> bool {
        cfg!(feature = "weights") || NETWORKS[self as usize].get().is_some()
    }

    /// Provides its weights, from a file of `weights/`; those that are in use already stay. Returns whether
    /// the file has weights of this version.
    pub fn provide(self, file: &[u8]) -> bool {
        let network = Network::from_bytes(file);
        network.map(|network| NETWORKS[self as usize].set(Arc::new(network))).is_some()
    }

    /// The weights trained for it.
    pub(super) fn network(self) -> Arc<Network> {
        let read =
            || Arc::new(Network::from_bytes(self.linked()).expect("weights of this version"));
        NETWORKS[self as usize].get_or_init(read).clone()
    }

    #[cfg(feature = "weights")]
    const fn linked(self) -> &'static [u8] {
        match self {
            Self::KingdominoFive => include_bytes!("../../weights/k5.net"),
            Self::KingdominoSeven => include_bytes!("../../weights/k7.net"),
            Self::QueendominoFive => include_bytes!("../../weights/q5.net"),
            Self::QueendominoSeven => include_bytes!("../../weights/q7.net"),
        }
    }

    #[cfg(not(feature = "weights"))]
    fn linked(self) -> &'static [u8] {
        panic!("nobody has provided the weights of {}", self.name())
    }
}
