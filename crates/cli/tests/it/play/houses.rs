//! Choosing a house on the real server: on the whole screen and line by line.

use super::plain_online::Plain;
use super::server::{Server, code_on, two_folders};
use super::terminal::Terminal;

#[test]
fn a_house_is_chosen_shown_to_others_and_remembered() {
    let server = Server::start();
    let [ada, ben] = two_folders();
    let address = server.url();
    let args = ["k2", "--server", &address, "--open", "2", "--name", "Ada"];
    let mut host = Terminal::play(&args, (100, 30), ada.path());
    let code = code_on(&host.wait_for("/t/"));
    let link = format!("{address}/t/{code}");
    host.wait_for("House of the Sun");
    host.press("h");
    host.wait_for("Ada (you)  House of the Moon");

    let mut guest = Plain::play(&["--join", &link, "--name", "Ben"], ben.path());
    guest.wait_for("Seat 1: Ada, not ready, House of the Moon");
    guest.wait_for("Seat 2: Ben (you), not ready, House of the Sun");
    guest.say("house");
    guest.wait_for("house 1: House of the Sun, your house");
    guest.wait_for("house 2: House of the Moon, taken by Ada");
    guest.say("house moon");
    guest.wait_for("Somebody else has that house.");
    guest.say("house rose");
    guest.wait_for("Ben takes the colours of the House of the Rose.");
    host.wait_for("House of the Rose");
    // A taken house is passed over.
    for next in ["Tower", "Fish", "Tree", "Key"] {
        host.press("h");
        host.wait_for(&format!("Ada (you)  House of the {next}"));
    }
    guest.say("quit");
    host.press("q");

    // The next table begins with the house that was chosen last.
    let again = Plain::play(&["k3", "--server", &address, "--open", "2"], ben.path());
    again.wait_for("Seat 1: Ben (you), not ready, House of the Rose");
    let saves = tui::SaveFolder::new(ada.path().to_owned());
    assert_eq!(saves.house(), Some(table::House::Key), "it is remembered");
    let chosen = ["k2", "--server", &address, "--open", "2", "--house", "star"];
    Plain::play(&chosen, ada.path()).wait_for("Seat 1: Ada (you), not ready, House of the Star");
}
