//! Other sites' pages can do nothing, and ours gets its security headers.

use axum::body::Body;
use axum::http::{Request, header};
use serde_json::json;
use server::Config;

use crate::house::{House, config, json};

/// Sends a request with these headers; returns the status and the code.
async fn ask(house: &House, method: &str, path: &str, headers: &[(&str, &str)]) -> (u16, String) {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let body = Body::from(r#"{"name":"Ann"}"#);
    let (status, answer) = json(house.ask(request.body(body).expect("a request")).await).await;
    (status.as_u16(), answer["code"].as_str().unwrap_or_default().to_owned())
}

const JSON: (&str, &str) = ("content-type", "application/json");
const HOST: (&str, &str) = ("host", "play.example.org");

/// A server that is reached by that name.
fn named() -> Config {
    Config { hosts: vec!["play.example.org".to_owned()], ..config() }
}

#[tokio::test]
async fn requests_from_other_sites_are_refused() {
    let house = House::with(named()).await;
    let foreign = (403, "origin.foreign".to_owned());
    for (origin, expected) in [
        ("https://play.example.org", (200, String::new())),
        ("http://play.example.org", (200, String::new())),
        ("https://evil.example", foreign.clone()),
        ("https://play.example.org.evil.example", foreign.clone()),
        ("https://evil.example/play.example.org", foreign.clone()),
        ("null", foreign.clone()),
        ("play.example.org", foreign.clone()),
    ] {
        let asked = ask(&house, "POST", "/api/players", &[HOST, JSON, ("origin", origin)]).await;
        assert_eq!(asked, expected, "{origin}");
    }
    for (site, expected) in [
        ("same-origin", (200, String::new())),
        ("none", (200, String::new())),
        ("cross-site", foreign.clone()),
        ("same-site", foreign.clone()),
    ] {
        let asked =
            ask(&house, "POST", "/api/players", &[HOST, JSON, ("sec-fetch-site", site)]).await;
        assert_eq!(asked, expected, "{site}");
    }
    let socket = [
        HOST,
        ("origin", "https://evil.example"),
        ("connection", "upgrade"),
        ("upgrade", "websocket"),
    ];
    assert_eq!(ask(&house, "GET", "/api/socket", &socket).await, foreign);
}

#[tokio::test]
async fn other_origins_can_be_allowed_and_proxies_trusted() {
    let origins = vec!["https://friends.example".to_owned()];
    let house = House::with(Config { origins, behind_proxy: true, ..config() }).await;
    let friend = [HOST, JSON, ("origin", "https://friends.example")];
    assert_eq!(ask(&house, "POST", "/api/players", &friend).await.0, 200);
    let proxied = [
        ("host", "127.0.0.1:8081"),
        ("x-forwarded-host", "play.example.org"),
        JSON,
        ("origin", "https://play.example.org"),
    ];
    assert_eq!(ask(&house, "POST", "/api/players", &proxied).await.0, 200);
    let direct = House::with(named()).await;
    assert_eq!(
        ask(&direct, "POST", "/api/players", &proxied).await.0,
        403,
        "trusted by no other server"
    );
}

#[tokio::test]
async fn forms_from_other_sites_are_not_json() {
    let house = House::with(named()).await;
    for kind in ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"] {
        let asked = ask(&house, "POST", "/api/players", &[HOST, ("content-type", kind)]).await;
        assert_eq!(asked, (415, "http.wrong_type".to_owned()), "{kind}");
    }
}

#[tokio::test]
async fn every_response_has_security_headers() {
    let house = House::open().await;
    for path in ["/", "/api/tables", "/api/nothing", "/health", "/nothing.js"] {
        let request = Request::builder().uri(path).body(Body::empty()).expect("a request");
        let answer = house.ask(request).await;
        let value = |name| {
            answer.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
        };
        assert!(
            value(header::CONTENT_SECURITY_POLICY).contains("frame-ancestors 'none'"),
            "{path}"
        );
        assert!(!value(header::CONTENT_SECURITY_POLICY).contains("'unsafe-eval'"), "{path}");
        assert_eq!(value(header::X_CONTENT_TYPE_OPTIONS), "nosniff", "{path}");
        assert_eq!(value(header::X_FRAME_OPTIONS), "DENY", "{path}");
        assert_eq!(answer.headers().get("access-control-allow-origin"), None, "{path}");
    }
}

/// Another site could let its name point to a server at home, and its page would then be of the same
/// origin as the server.
#[tokio::test]
async fn a_server_answers_only_to_its_own_names() {
    let house = House::open().await;
    let unknown = (421, "host.unknown".to_owned());
    for (host, expected) in [
        ("evil.example", unknown.clone()),
        ("evil.example:8080", unknown.clone()),
        ("192.168.1.20.evil.example", unknown.clone()),
        ("localhost:8080", (200, String::new())),
        ("192.168.1.20:8080", (200, String::new())),
        ("[fe80::1]:8080", (200, String::new())),
        ("study.local:8080", (200, String::new())),
        ("study", (200, String::new())),
    ] {
        for path in ["/api/tables", "/", "/metrics"] {
            if path == "/metrics" && expected.0 == 200 {
                continue;
            }
            assert_eq!(ask(&house, "GET", path, &[("host", host)]).await, expected, "{host}{path}");
        }
        assert_eq!(ask(&house, "GET", "/health", &[("host", host)]).await.0, 200, "{host}");
    }
    let site = House::with(named()).await;
    assert_eq!(ask(&site, "GET", "/api/tables", &[HOST]).await.0, 200);
}

#[tokio::test]
async fn cookies_are_hidden_from_scripts_and_other_sites() {
    for (secure, expected) in [(false, false), (true, true)] {
        let house = House::with(Config { secure_cookies: secure, ..config() }).await;
        let request = Request::builder()
            .method("POST")
            .uri("/api/players")
            .header("content-type", "application/json");
        let answer = house.ask(request.body(r#"{"name":"Ann"}"#.into()).expect("a request")).await;
        let cookie = answer.headers()[header::SET_COOKIE].to_str().expect("text").to_owned();
        assert!(
            cookie.contains("HttpOnly")
                && cookie.contains("SameSite=Lax")
                && cookie.contains("Path=/"),
            "{cookie}"
        );
        assert_eq!(cookie.contains("Secure"), expected, "{cookie}");
        assert_eq!(cookie.starts_with("__Host-crownlands="), expected, "{cookie}");
        assert!(!cookie.contains("Domain"), "{cookie}");
        let (_, body) = json(answer).await;
        assert_eq!(body.get("token"), None, "people's secrets are only in the cookie");
        let secret = cookie.split(';').next().expect("a value").to_owned();
        let me = Request::builder().uri("/api/players/me").header("cookie", secret);
        let (status, answer) =
            json(house.ask(me.body(Body::empty()).expect("a request")).await).await;
        assert_eq!((status.as_u16(), &answer["player"]["name"]), (200, &json!("Ann")));
    }
}

/// The cookies that an answer sets, without their attributes.
fn cookies(answer: &axum::http::Response<Body>) -> Vec<String> {
    let set = answer.headers().get_all(header::SET_COOKIE).into_iter();
    set.map(|cookie| cookie.to_str().expect("text").to_owned()).collect()
}

#[tokio::test]
async fn a_cookie_lasts_a_year_from_every_visit_and_old_ones_stay_valid() {
    for secure_cookies in [false, true] {
        let store = store::open("sqlite::memory:").await.expect("a store");
        let system = std::sync::Arc::new(server::System);
        let config = Config { secure_cookies, ..config() };
        let house = House::with_store(config, store, system).await;
        let token = house.guest("Ann").await.token;
        let visit = async |path: &str, cookie: String| {
            let request = Request::builder().uri(path).header("cookie", cookie);
            house.ask(request.body(Body::empty()).expect("a request")).await
        };
        let name = if secure_cookies { "__Host-crownlands" } else { "crownlands" };
        for path in ["/api/players/me", "/api/players/me/tables"] {
            let answer = visit(path, format!("crownlands={token}")).await;
            assert_eq!(answer.status().as_u16(), 200);
            let set = cookies(&answer);
            let renewed: Vec<_> =
                set.iter().filter(|set| set.starts_with(&format!("{name}={token};"))).collect();
            assert!(matches!(&renewed[..], [one] if one.contains("Max-Age=31536000")), "{set:?}");
            let forgotten =
                set.iter().any(|set| set.starts_with("crownlands=;") && set.contains("Max-Age=0"));
            assert_eq!(forgotten, secure_cookies, "{set:?}");
            let again = visit(path, format!("{name}={token}")).await;
            assert_eq!((again.status().as_u16(), cookies(&again).len()), (200, 1));
        }
        let forged = visit("/api/players/me", format!("{name}=forged")).await;
        assert_eq!((forged.status().as_u16(), cookies(&forged)), (401, Vec::new()));
        let anonymous = visit("/api/players/me/tables", String::new()).await;
        assert_eq!((anonymous.status().as_u16(), cookies(&anonymous)), (200, Vec::new()));
    }
}

#[tokio::test]
async fn programs_get_no_cookie() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let request = Request::builder().uri("/api/players/me");
    let request = request
        .header("authorization", format!("Bearer {}", ann.token))
        .header("cookie", "crownlands=somebody");
    let answer = house.ask(request.body(Body::empty()).expect("a request")).await;
    assert_eq!((answer.status().as_u16(), cookies(&answer)), (200, Vec::new()));
}
