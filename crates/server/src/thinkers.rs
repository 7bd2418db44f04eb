//! Decides which bot thinks next. Only a few think at a time; the others queue. Addresses take turns,
//! and at each address the hosts do, so that whoever has many tables delays only their own.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::PlayerId;
use tokio::sync::oneshot;

/// Slots for thinking bots.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers(Arc<Mutex<Waiting>>);

/// For whom a bot thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asker {
    /// Where the table's people are.
    pub(crate) household: IpAddr,
    /// The table's host.
    pub(crate) host: PlayerId,
}

#[derive(Debug)]
struct Waiting {
    free: usize,
    /// How many slots one household may hold at once.
    most: usize,
    /// In turn order.
    households: VecDeque<Household>,
}

/// A household whose bots think or wait. It is forgotten when none is left.
#[derive(Debug)]
struct Household {
    address: IpAddr,
    thinking: usize,
    /// Hosts in turn order, each with its queue, which is never empty. At most one bot waits per table
    /// in memory.
    hosts: VecDeque<(PlayerId, VecDeque<oneshot::Sender<Slot>>)>,
}

/// A slot, freed on drop.
#[derive(Debug)]
pub(crate) struct Slot {
    thinkers: Thinkers,
    household: IpAddr,
}

/// How much is to be thought about when a bot gets its slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rush {
    /// Households with a bot that waits.
    pub(crate) households: usize,
    /// Bots of the same household that wait.
    pub(crate) own: usize,
}

impl Thinkers {
    pub(crate) fn new(slots: usize) -> Self {
        let free = slots.max(1);
        // One of two would be half of what the only household has.
        let most = if free > 2 { free - 1 } else { free };
        Self(Arc::new(Mutex::new(Waiting { free, most, households: VecDeque::new() })))
    }

    /// Waits for a slot for a bot at one of these tables.
    pub(crate) async fn acquire(&self, asker: &Asker) -> Slot {
        let (call, called) = oneshot::channel();
        self.waiting().household(asker.household).queue(&asker.host, call);
        self.hand_out();
        called.await.expect("a waiting bot always gets its slot")
    }

    /// How many wait now.
    pub(crate) fn rush(&self, asker: &Asker) -> Rush {
        let waiting = self.waiting();
        let households = waiting.households.iter();
        let own = waiting.households.iter().find(|one| one.address == asker.household);
        Rush {
            households: households.filter(|one| !one.hosts.is_empty()).count(),
            own: own.map_or(0, Household::waiting),
        }
    }

    /// Gives free slots to those whose turn it is.
    fn hand_out(&self) {
        loop {
            let Some((call, household)) = self.waiting().take_turn() else { return };
            if call.is_closed() {
                self.waiting().give_back(household);
                continue;
            }
            // If the bot stops waiting at this moment, the slot is dropped and passes on.
            drop(call.send(Slot { thinkers: self.clone(), household }));
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    /// Takes a free slot for the next bot; its household goes to the end of the line.
    fn take_turn(&mut self) -> Option<(oneshot::Sender<Slot>, IpAddr)> {
        if self.free == 0 {
            return None;
        }
        let most = self.most;
        let may = |one: &Household| !one.hosts.is_empty() && one.thinking < most;
        let at = self.households.iter().position(may)?;
        let mut household = self.households.remove(at)?;
        let call = household.take();
        let address = household.address;
        household.thinking += 1;
        self.free -= 1;
        self.households.push_back(household);
        call.map(|call| (call, address))
    }

    fn household(&mut self, address: IpAddr) -> &mut Household {
        let known = self.households.iter().position(|one| one.address == address);
        let at = known.unwrap_or_else(|| {
            self.households.push_back(Household { address, thinking: 0, hosts: VecDeque::new() });
            self.households.len() - 1
        });
        &mut self.households[at]
    }

    fn give_back(&mut self, address: IpAddr) {
        self.free += 1;
        self.household(address).thinking -= 1;
        self.households.retain(|one| one.thinking > 0 || !one.hosts.is_empty());
    }
}

impl Household {
    fn queue(&mut self, host: &PlayerId, call: oneshot::Sender<Slot>) {
        match self.hosts.iter_mut().find(|(known, _)| known == host) {
            Some((_, calls)) => calls.push_back(call),
            None => self.hosts.push_back((host.clone(), VecDeque::from([call]))),
        }
    }

    /// The next bot of the next host.
    fn take(&mut self) -> Option<oneshot::Sender<Slot>> {
        let (host, mut calls) = self.hosts.pop_front()?;
        let call = calls.pop_front();
        if !calls.is_empty() {
            self.hosts.push_back((host, calls));
        }
        call
    }

    fn waiting(&self) -> usize {
        self.hosts.iter().map(|(_, calls)| calls.len()).sum()
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.thinkers.waiting().give_back(self.household);
        self.thinkers.hand_out();
    }
}

#[cfg(test)]
mod tests;
