// Caches the page's files, so that it opens without a network. Nothing under /api is ever cached.
const CACHE = "crownlands-@VERSION@";
const PAGE = "/";
const addresses = (names) => names.split(" ").map((name) => `/${name}`);
// What the page needs to open, and what games against bots need besides.
const FIRST = addresses("@FIRST@");
const LATER = addresses("@LATER@");
const NAMED = [PAGE, "/icon.svg", "/icon-maskable.svg", "/manifest.webmanifest"];

// One after the other: whatever the page asks for meanwhile is more urgent.
const keep = async (files) => {
  const cache = await caches.open(CACHE);
  for (const file of files) {
    if (!await cache.match(file)) await cache.add(file);
  }
};

const isUpdate = async () => (await caches.keys()).some((name) => name.startsWith("crownlands-") && name !== CACHE);

const install = async () => {
  await keep([...FIRST, ...NAMED]);
  // Activating deletes the files of the last version, with which bots play offline.
  if (await isUpdate()) await keep(LATER);
  await self.skipWaiting();
};

self.addEventListener("install", (event) => event.waitUntil(install()));

// From a page with nothing else to do.
self.addEventListener("message", (event) => event.waitUntil(keep(LATER)));

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
  if ([...FIRST, ...LATER].includes(url.pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else if (request.mode === "navigate") {
    // The newest page if there is a network, the cached one otherwise.
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  } else {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
