//! TLS as both HTTP and sockets use it: ring, and the certificates of the operating system.

use std::sync::Arc;

use rustls::{ClientConfig, RootCertStore};

use super::Bases;

/// The settings for these addresses. The system's certificates are read only where they are needed.
pub(crate) fn config(bases: &Bases) -> Arc<ClientConfig> {
    let mut roots = RootCertStore::empty();
    if bases.any_is_secure() {
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("ring speaks the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    Arc::new(config)
}
