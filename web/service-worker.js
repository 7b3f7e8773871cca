// Keeps the game for playing without a network. The build puts its version and its lists of files
// here; each file is known by path and content hash, so that an update fetches what changed only.

const VERSION = "VERSION-OF-THE-BUILD";
const FILES = { core: [], 1: [], 2: [], 3: [] }; /* LISTS-OF-THE-BUILD */

const PREFIX = "veillee-";
const CACHE = PREFIX + VERSION;
const HASH = "x-veillee-hash";
const AT_ONCE = 6;

const home = new URL("./", self.location).href;
const known = new Map(Object.values(FILES).flat().map((file) => [address(file), file]));

function address(file) {
  return new URL(file.path, home).href;
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function install() {
  // The pictures an earlier version kept are wanted in this one too.
  const densities = await keptDensities();
  await keepAll([FILES.core, ...densities.map((density) => FILES[density])].flat());
}

async function activate() {
  for (const name of await olderCaches()) {
    await caches.delete(name);
  }
  await self.clients.claim();
}

async function olderCaches() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
}

async function keptDensities() {
  const found = new Set();
  for (const name of await olderCaches()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const density = /\/assets\/atlas\/([123])\//.exec(url)?.[1];
      if (density) {
        found.add(density);
      }
    }
  }
  return [...found];
}

self.addEventListener("message", (event) => {
  const { kind, value } = event.data ?? {};
  if (kind === "update") {
    self.skipWaiting();
  } else if (kind === "density") {
    const answer = keepAll(FILES[value] ?? []).then(
      () => ({ done: true }),
      (error) => ({ done: false, why: String(error) }),
    );
    event.waitUntil(answer.then((text) => event.ports[0]?.postMessage(text)));
  }
});

async function keepAll(files) {
  const cache = await caches.open(CACHE);
  const older = await Promise.all((await olderCaches()).map((name) => caches.open(name)));
  const left = [...files];
  const work = async () => {
    for (let file = left.shift(); file; file = left.shift()) {
      await keepOne(cache, older, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function keepOne(cache, older, file) {
  for (const place of [cache, ...older]) {
    const kept = await place.match(address(file));
    if (kept?.headers.get(HASH) === file.hash) {
      if (place !== cache) {
        await cache.put(address(file), kept);
      }
      return;
    }
  }
  // The page has just downloaded most of it: the browser's own cache will do, if it is the same.
  // Its start page it knows by the folder's name.
  const from = file.path === "index.html" ? home : address(file);
  for (const mode of ["force-cache", "reload"]) {
    const response = await fetch(from, { cache: mode });
    if (await keep(cache, file, response)) {
      return;
    }
  }
  throw new Error(`${file.path} is not the one of this version`);
}

/** Keeps a response under its hash, unless it is something else than what was built. */
async function keep(cache, file, response) {
  if (response.status !== 200) {
    return false;
  }
  const bytes = await response.arrayBuffer();
  if ((await hashOf(bytes)) !== file.hash) {
    return false;
  }
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  const headers = { "content-type": type, [HASH]: file.hash };
  await cache.put(address(file), new Response(bytes, { status: 200, headers }));
  return true;
}

async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("").slice(0, 16);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const plain = url.origin + url.pathname;
  const isHome = request.mode === "navigate" && plain === home;
  const file = known.get(isHome ? `${home}index.html` : plain);
  if (file && request.method === "GET" && !request.headers.has("range")) {
    event.respondWith(serve(event, file));
  } else if (request.mode === "navigate" && request.method === "GET") {
    event.respondWith(fetch(request).catch(() => startPage()));
  }
});

async function startPage() {
  const cache = await caches.open(CACHE);
  return (await cache.match(`${home}index.html`)) ?? Response.error();
}

async function serve(event, file) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address(file));
  if (kept) {
    return kept;
  }
  const response = await fetch(event.request);
  event.waitUntil(keep(cache, file, response.clone()).catch(() => {}));
  return response;
}
