// Keeps the whole program in the browser, so that a game around one screen opens without a network.
// FILES and VERSION are filled in by the build (offline/plugin.ts).
const VERSION = '__VERSION__'
const FILES = JSON.parse('__FILES__')

const PREFIX = 'roundhouse-'
const CACHE = PREFIX + VERSION
/** Past this a network that says it is there but does not answer counts as none. */
const PATIENCE = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  // Games on the server are always asked for there.
  if (url.pathname === '/api' || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else event.respondWith(file(request))
})

/**
 * All or nothing: a version that is not complete is not installed. One file after another, because whoever has just
 * opened a page waits for that page, not for this.
 */
async function keepAll() {
  const cache = await caches.open(CACHE)
  for (const path of FILES) {
    if ((await cache.match(path)) === undefined) await cache.add(requestFor(path))
  }
  await self.skipWaiting()
}

/** Built files carry their hash, so the page's own copy will do; everything else is asked for anew. */
function requestFor(path) {
  return new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload', priority: 'low' })
}

/**
 * A page that is open belongs to the version before and may still load parts of it, so that version
 * stays until the next one comes; older ones go.
 */
async function takeOver() {
  const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(kept.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** The server's page when there is one, so that page and parts are of the same version. */
async function page(request) {
  try {
    const answer = await inTime(fetch(request))
    if (answer.status < 500) return answer
  } catch {
    // No network: the page kept here is as good.
  }
  const kept = await (await caches.open(CACHE)).match('/')
  return kept ?? Response.error()
}

/** Built files carry their hash in their name, so what is kept is never out of date. */
async function file(request) {
  const own = await (await caches.open(CACHE)).match(request)
  if (own !== undefined) return own
  const before = await caches.match(request)
  return before ?? fetch(request)
}

function inTime(answer) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('late')), PATIENCE)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
