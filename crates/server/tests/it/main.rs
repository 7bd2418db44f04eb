//! The server through real sockets and requests.

mod colours;
mod consulting;
mod edge;
mod faults;
mod games;
mod house;
mod intruders;
mod limits;
mod lobby;
mod many;
mod old_database;
mod origins;
mod own_tables;
mod presence;
mod programs;
mod requests;
mod secrecy;
mod series;
mod silence;
mod timeouts;
mod unattended;
mod verifier;
