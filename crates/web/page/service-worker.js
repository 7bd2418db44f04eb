// Caches the page's files, so that it opens without a network. Nothing under /api is ever cached.
const CACHE = "crownlands-@VERSION@";
const PAGE = "/";
const addresses = (names) => names.split(" ").map((name) => `/${name}`);
// What the page needs to open, the texts of each language, what all rooms need besides, and the bots that search.
const FIRST = addresses("@FIRST@");
const TEXTS = addresses("@TEXTS@");
const LATER = addresses("@LATER@");
const BOTS = addresses("@BOTS@");
const NAMED = [PAGE, "/icon.svg", "/icon-maskable.svg", "/manifest.webmanifest"];

// One after the other: whatever the page asks for meanwhile is more urgent.
const keep = async (files) => {
  const cache = await caches.open(CACHE);
  for (const file of files) {
    if (!await cache.match(file)) await cache.add(file);
  }
};

const language = (file) => /\/texts-(\w+)-/.exec(file)?.[1];

// The files of earlier versions.
const outdated = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("crownlands-") && name !== CACHE);
  const files = names.map(async (name) => (await caches.open(name)).keys());
  return (await Promise.all(files)).flat().map(({ url }) => new URL(url).pathname);
};

const install = async () => {
  await keep([...FIRST, ...NAMED]);
  // Activating deletes the files of the last version: what worked offline goes on doing so.
  const before = await outdated();
  const spoken = before.map(language);
  if (before.length) await keep([...TEXTS.filter((file) => spoken.includes(language(file))), ...LATER]);
  if (before.some((file) => file.startsWith("/web-worker-"))) await keep(BOTS);
  await self.skipWaiting();
};

self.addEventListener("install", (event) => event.waitUntil(install()));

// From a page with nothing else to do, which says which texts it shows and whether its visitor has come back.
self.addEventListener("message", (event) => {
  const { texts, isBack } = event.data;
  event.waitUntil(keep([...TEXTS.filter((file) => file === texts), ...LATER, ...(isBack ? BOTS : [])]));
});

// Whatever is asked for is kept from then on, such as the texts of another language.
const fetchAndKeep = async (request) => {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
};

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
  if ([...FIRST, ...TEXTS, ...LATER, ...BOTS].includes(url.pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetchAndKeep(request)));
  } else if (request.mode === "navigate") {
    // The newest page if there is a network, the cached one otherwise.
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  } else {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
