/**
 * Shows a page that says so when a page cannot be fetched. That one page is all that it keeps: never a page of someone signed
 * in, never an answer of the portal's data. Whoever registers it says in which language (`?language=de`).
 */
const CACHE = 'offline-page';
const language = new URL(self.location.href).searchParams.get('language');
const offlinePage = new URL(`api/offline/${language}`, self.registration.scope).href;

async function install() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(offlinePage, { cache: 'reload' }));
  await self.skipWaiting();
}

async function activate() {
  const cache = await caches.open(CACHE);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => url !== offlinePage).map((request) => cache.delete(request)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event));
});
