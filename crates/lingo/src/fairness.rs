//! Whether a game was dealt fairly, in words.

use rules::Seat;
use table::Fairness;
use view::fairness::Proof;

use crate::frame::Lingo;
use crate::t;

impl Lingo {
    /// What a device can say about the deal, in a few sentences; `names` are those of the seats.
    pub fn proof(&self, proof: &Proof, names: &[impl AsRef<str>]) -> Vec<String> {
        let list = |seats: &[Seat]| {
            let names: Vec<String> = seats.iter().map(|seat| self.name_of(names, *seat)).collect();
            self.list(&names)
        };
        match proof {
            Proof::DealtHere => vec![t!(self, "end-fair-here")],
            Proof::Broken(why) => {
                vec![t!(self, "end-unfair", reason = self.refusal(why.code()))]
            }
            Proof::Held(Fairness { contributed, missing, since_start, .. }) => {
                let mut sentences = vec![if contributed.is_empty() {
                    t!(self, "end-fair-server")
                } else {
                    let names = contributed.iter().map(|seat| self.name_of(names, *seat));
                    let all: Vec<String> =
                        [t!(self, "end-fair-dealer")].into_iter().chain(names).collect();
                    t!(self, "end-fair", who = self.list(&all))
                }];
                if !missing.is_empty() {
                    sentences.push(t!(self, "end-fair-missing", who = list(missing)));
                }
                if !since_start {
                    sentences.push(t!(self, "end-fair-late"));
                }
                sentences
            }
        }
    }

    /// What that proves and what it does not.
    pub fn proof_explained(&self, proof: &Proof) -> String {
        match proof {
            Proof::DealtHere => t!(self, "end-fair-why-here"),
            Proof::Broken(_) => t!(self, "end-fair-why-broken"),
            Proof::Held(fairness) if fairness.contributed.is_empty() => {
                t!(self, "end-fair-why-server")
            }
            Proof::Held(_) if proof.is_shared() => t!(self, "end-fair-why-own"),
            Proof::Held(_) => t!(self, "end-fair-why"),
        }
    }
}
