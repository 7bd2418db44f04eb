//! Counts what is open, in all and by household, and refuses what is too much.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How much is open. Clones count the same.
#[derive(Clone, Debug)]
pub(crate) struct Headcount(Arc<Counted>);

#[derive(Debug)]
struct Counted {
    most: usize,
    most_by_household: usize,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    by_household: HashMap<IpAddr, usize>,
}

/// Something open, counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Admission {
    household: Option<IpAddr>,
    counted: Headcount,
}

/// Why something is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Crowded {
    /// This household has too much open.
    Household,
    /// Everybody together has.
    All,
}

impl Headcount {
    pub(crate) fn new(most: usize, most_by_household: usize) -> Self {
        Self(Arc::new(Counted { most, most_by_household, open: Mutex::default() }))
    }

    /// Counts one more, or refuses it. Whoever has no household, as a proxy, counts only in all.
    pub(crate) fn admit(&self, household: Option<IpAddr>) -> Result<Admission, Crowded> {
        let mut open = self.open();
        if open.all >= self.0.most {
            return Err(Crowded::All);
        }
        if let Some(household) = household {
            let count = open.by_household.entry(household).or_default();
            if *count >= self.0.most_by_household {
                return Err(Crowded::Household);
            }
            *count += 1;
        }
        open.all += 1;
        Ok(Admission { household, counted: self.clone() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        let mut open = self.counted.open();
        open.all -= 1;
        let Some(household) = self.household else { return };
        if let Some(count) = open.by_household.get_mut(&household) {
            *count -= 1;
            if *count == 0 {
                open.by_household.remove(&household);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ends_makes_room_and_what_is_refused_takes_none() {
        let count = Headcount::new(3, 2);
        let [one, other] = [Some(IpAddr::from([1, 1, 1, 1])), Some(IpAddr::from([2, 2, 2, 2]))];
        let first = count.admit(one).unwrap();
        let _second = count.admit(one).unwrap();
        assert_eq!(count.admit(one).unwrap_err(), Crowded::Household);
        let _third = count.admit(other).unwrap();
        assert_eq!(count.admit(other).unwrap_err(), Crowded::All);
        assert_eq!(count.admit(None).unwrap_err(), Crowded::All);
        drop(first);
        let proxy = count.admit(None).unwrap();
        assert_eq!(count.admit(one).unwrap_err(), Crowded::All);
        drop(proxy);
        count.admit(one).unwrap();
    }
}
