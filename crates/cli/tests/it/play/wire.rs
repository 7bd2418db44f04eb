//! A proxy to the server whose connections can be cut, and which remembers what came over them.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

pub(super) struct Wire {
    pub(super) address: SocketAddr,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    streams: Mutex<Vec<TcpStream>>,
    is_cut: AtomicBool,
    /// Everything that the server has sent.
    heard: Mutex<Vec<u8>>,
}

impl Wire {
    pub(super) fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let shared = Arc::new(Shared::default());
        let wire = Self { address, shared: Arc::clone(&shared) };
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                if shared.is_cut.load(Ordering::Acquire) {
                    continue;
                }
                let Ok(far) = TcpStream::connect(server) else { continue };
                shared.carry(&near, &far, false);
                shared.carry(&far, &near, true);
            }
        });
        wire
    }

    pub(super) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    pub(super) fn cut(&self) {
        self.shared.is_cut.store(true, Ordering::Release);
        for stream in self.shared.streams.lock().expect("streams").drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    pub(super) fn mend(&self) {
        self.shared.is_cut.store(false, Ordering::Release);
    }

    /// How often the server has sent this text.
    pub(super) fn count(&self, text: &str) -> usize {
        let heard = self.shared.heard.lock().expect("what was heard");
        heard.windows(text.len()).filter(|window| *window == text.as_bytes()).count()
    }
}

impl Shared {
    /// Carries bytes one way on a thread of its own, until either end closes.
    fn carry(self: &Arc<Self>, from: &TcpStream, to: &TcpStream, is_heard: bool) {
        let shared = Arc::clone(self);
        let mut from = from.try_clone().expect("a stream");
        let mut to = to.try_clone().expect("a stream");
        self.streams.lock().expect("streams").push(from.try_clone().expect("a stream"));
        thread::spawn(move || {
            let mut bytes = [0; 16 * 1024];
            while let Ok(count @ 1..) = from.read(&mut bytes) {
                if is_heard {
                    shared.heard.lock().expect("what was heard").extend(&bytes[..count]);
                }
                if to.write_all(&bytes[..count]).is_err() {
                    break;
                }
            }
            let _ = to.shutdown(Shutdown::Both);
        });
    }
}
