// Keeps the shell, so that the page opens without a network. VERSION and BUILT are put in front when it is built.
const SHELF = `taku-${VERSION}`;
const SHELL = ['/', '/manifest.webmanifest', '/icon.svg', ...BUILT];
const PATIENCE_MS = 4000;

// One after the other: somebody plays meanwhile, and what the page asks for is not to stand in a queue behind this.
async function fill() {
  const shelf = await caches.open(SHELF);
  for (const path of SHELL) await shelf.add(path);
  await self.skipWaiting();
}

self.addEventListener('install', (event) => event.waitUntil(fill()));

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('taku-') && name !== SHELF;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function page(request) {
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE_MS));
  try {
    return await Promise.race([fetch(request), late]);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (SHELL.includes(url.pathname)) {
    event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
  }
});

// What a notice says; the page's words are not at hand when it is closed.
const TURN = { en: 'It is your turn.', fr: 'À vous de jouer.', ru: 'Ваш ход.' };

self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  const body = TURN[self.navigator.language.slice(0, 2)] ?? TURN.en;
  const shown = { body, tag: told.match, icon: '/icon-192.png', data: told.match ? `/table/${told.match}` : '/' };
  event.waitUntil(self.registration.showNotification(told.title ?? 'Taku', shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (pages) => {
      const open = pages.find((one) => new URL(one.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
