//! A table on this device, saved and loaded again; damaged and forged texts.

use rand::RngExt;
use table::Stage;
use testkit::shuffle;
use view::solo::{LoadError, Solo};

use crate::device::{Players, open};

#[test]
fn a_loaded_game_continues_identically() {
    for (rules, who) in [("k3+dynasty", "pbp"), ("q2", "bp"), ("w5", "ppbbb")] {
        let mut solo = open(rules, who, 1);
        let mut players = Players::new(2);
        let mut twin: Option<(Solo, Players)> = None;
        for step in 0..90 {
            let text = solo.save();
            let loaded = Solo::load(&text).unwrap();
            assert_eq!(loaded.state(), solo.state());
            assert_eq!(loaded.entries(), solo.entries());
            assert_eq!(loaded.save(), text);
            assert_eq!(loaded.bot_turn(), solo.bot_turn());
            if step == 40 {
                let mut loaded = loaded;
                loaded.tick(players.now).unwrap();
                let players =
                    Players { hands: vec![None; 8], random: players.random.clone(), ..players };
                twin = Some((loaded, players));
                // The same random touches, on equally fresh hands.
            }
            if step == 40 {
                players.hands = vec![None; 8];
            }
            if solo.state().stage != Stage::Playing {
                break;
            }
            players.decide_once(&mut solo);
            if let Some((solo, players)) = &mut twin {
                players.decide_once(solo);
            }
            if let Some((twin, _)) = &twin {
                let steps = |solo: &Solo| solo.state().game.as_ref().unwrap().steps().to_vec();
                assert_eq!(steps(twin), steps(&solo), "the same deals and decisions");
            }
        }
        assert!(twin.is_some());
    }
}

fn checksum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[test]
fn damage_is_refused() {
    let mut solo = open("q3", "pbb", 3);
    let mut players = Players::new(4);
    for _ in 0..30 {
        players.decide_once(&mut solo);
    }
    let text = solo.save();
    assert!(Solo::load(&text).is_ok());
    assert_eq!(Solo::load("").unwrap_err(), LoadError::Foreign);
    assert_eq!(Solo::load("[Crownlands \"1\"]\n").unwrap_err(), LoadError::Foreign);
    assert_eq!(Solo::load(&text.replacen("solo 1", "solo 2", 1)).unwrap_err(), LoadError::Version);
    let (head, body) = text.split_once('\n').unwrap();
    let longer = format!("{head} 1\n{body}");
    assert_eq!(Solo::load(&longer).unwrap_err(), LoadError::Checksum);
    for (at, _) in text.match_indices('\n') {
        assert!(Solo::load(&text[..at]).is_err(), "cut at {at}");
    }
    let mut random = shuffle::random(5);
    for _ in 0..500 {
        let mut bytes = text.clone().into_bytes();
        let at = random.random_range(0..bytes.len());
        bytes[at] ^= 1 << random.random_range(0..7);
        let Ok(damaged) = String::from_utf8(bytes) else { continue };
        assert!(damaged == text || Solo::load(&damaged).is_err(), "byte {at}");
    }
}

/// A text with a correct checksum does no harm either: it is refused, or it can be played.
#[test]
fn forgeries_do_no_harm() {
    let mut solo = open("q3", "pbp", 6);
    let mut players = Players::new(7);
    for _ in 0..40 {
        players.decide_once(&mut solo);
    }
    let text = solo.save();
    let (_, body) = text.split_once('\n').unwrap();
    let lines: Vec<&str> = body.lines().collect();
    let mut random = shuffle::random(8);
    let [mut refused, mut played] = [0; 2];
    for _ in 0..400 {
        let mut forged: Vec<String> = lines.iter().map(ToString::to_string).collect();
        let at = random.random_range(0..forged.len());
        match random.random_range(0..5) {
            0 => drop(forged.remove(at)),
            1 => forged.truncate(at),
            2 => forged.insert(at, forged[random.random_range(0..forged.len())].clone()),
            3 => forged.swap(at, random.random_range(0..lines.len())),
            _ => {
                let mut bytes = forged[at].clone().into_bytes();
                let byte = random.random_range(0..bytes.len());
                bytes[byte] = b"0123456789 {}\"@npsx>=,"[random.random_range(0..22)];
                forged[at] = String::from_utf8(bytes).unwrap();
            }
        }
        let body = forged.join("\n") + "\n";
        let text = format!("crownlands-solo 1 {:016x}\n{body}", checksum(&body));
        match Solo::load(&text) {
            Err(_) => refused += 1,
            Ok(mut solo) => {
                played += 1;
                let mut players = Players::new(9);
                players.now = solo.state().at;
                for _ in 0..20 {
                    let waits = solo.bot_turn().is_some() || solo.person_to_move().is_some();
                    if solo.state().stage == Stage::Playing && waits {
                        players.decide_once(&mut solo);
                    }
                }
            }
        }
    }
    assert!(refused > 100 && played > 10, "{refused} refused, {played} played");
}

/// A king that the seed would not draw: nobody could deal on from there.
#[test]
fn deals_of_another_seed_are_refused() {
    let text = open("k2", "pp", 9).save();
    let (_, body) = text.split_once('\n').unwrap();
    let other = if body.contains("K=1") { ("K=1", "K=2") } else { ("K=2", "K=1") };
    let forged = body.replacen(other.0, other.1, 1);
    assert_ne!(forged, body);
    let text = |body: &str| format!("crownlands-solo 1 {:016x}\n{body}", checksum(body));
    assert!(Solo::load(&text(body)).is_ok());
    assert_eq!(Solo::load(&text(&forged)).unwrap_err(), LoadError::Impossible);
}
