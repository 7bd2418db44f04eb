//! A cable between browsers and the server that counts what arrives at the browsers: headers, files in their
//! compressed form, whoever asked for them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::programs::House;

/// An address that passes everything on to a server.
pub(crate) struct Wire {
    /// `http://127.0.0.1:12345`.
    pub(crate) address: String,
    arrived: Arc<AtomicU64>,
}

impl Wire {
    pub(crate) async fn to(house: &House) -> Self {
        let server: SocketAddr = house
            .address
            .strip_prefix("http://")
            .and_then(|address| address.trim_end_matches('/').parse().ok())
            .expect("an address with a port");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let arrived = Arc::new(AtomicU64::new(0));
        let count = Arc::clone(&arrived);
        tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                let count = Arc::clone(&count);
                tokio::spawn(async move {
                    // A cut connection is the browser's or the server's affair.
                    let _ = pass_on(browser, server, &count).await;
                });
            }
        });
        Self { address: format!("http://127.0.0.1:{port}"), arrived }
    }

    /// How many bytes have arrived at browsers so far.
    pub(crate) fn arrived(&self) -> u64 {
        self.arrived.load(Ordering::Relaxed)
    }
}

async fn pass_on(
    browser: TcpStream,
    server: SocketAddr,
    arrived: &AtomicU64,
) -> std::io::Result<()> {
    let (mut asks, mut hears) = browser.into_split();
    let (mut answers, mut asked) = TcpStream::connect(server).await?.into_split();
    let there = async {
        tokio::io::copy(&mut asks, &mut asked).await?;
        asked.shutdown().await
    };
    let back = async {
        let mut bytes = vec![0; 1 << 14];
        loop {
            let count = answers.read(&mut bytes).await?;
            if count == 0 {
                return hears.shutdown().await;
            }
            arrived.fetch_add(count as u64, Ordering::Relaxed);
            hears.write_all(&bytes[..count]).await?;
        }
    };
    tokio::try_join!(there, back).map(|_| ())
}
