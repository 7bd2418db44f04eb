//! TLS for HTTP and WebSocket: ring, and the operating system's certificates.

use std::sync::Arc;

use rustls::{ClientConfig, RootCertStore};

use super::Bases;

/// The TLS settings for these addresses. The system's certificates are only loaded if needed.
pub(crate) fn config(bases: &Bases) -> Arc<ClientConfig> {
    let mut roots = RootCertStore::empty();
    if bases.any_is_secure() {
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("ring supports the default versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    Arc::new(config)
}
