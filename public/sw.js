// Replaces the service worker of earlier versions: deletes its copies and unregisters it. To be removed in December 2027.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await registration.unregister();
    })(),
  ),
);
