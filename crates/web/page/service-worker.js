// Caches the page's files, so that it opens without a network. Nothing under /api is ever cached.
const CACHE = "crownlands-@VERSION@";
const FILES = "@FILES@".split(" ").map((name) => `/${name}`);
const PAGE = "/";
const NAMED = [PAGE, "/icon.svg", "/icon-maskable.svg", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...FILES, ...NAMED])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("crownlands-") && name !== CACHE;
  const clean = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
  event.waitUntil(clean.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const ours = request.method === "GET" && url.origin === location.origin && !url.pathname.startsWith("/api/");
  if (!ours || ["/health", "/ready", "/metrics"].includes(url.pathname)) return;
  if (FILES.includes(url.pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else if (request.mode === "navigate") {
    // The newest page if there is a network, the cached one otherwise.
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  } else {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
