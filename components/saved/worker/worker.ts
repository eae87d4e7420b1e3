/// <reference lib="webworker" />
import { type InstallEvent, NetworkFirst, type RequestRule } from 'serwist';
import { splitAddress } from '@/lib/base/language-of-address';
import { routes } from '@/lib/routes';
import { readKept } from '@/lib/browser/kept/kept-store';
import { sendKept } from '../../forms/kept/send-kept';
import { SYNC_TAG } from '@/lib/browser/kept/sync';
import type { KeepMessage } from '@/lib/browser/saved/keep-offline';
import { deleteAll, findAsset, keepOnly, keptPaths, MATCH, PAGES, renewAll, updateAssets } from './copies';

/*
 * The service worker, bundled as /sw.js (bin/build.ts): makes saved jobs and their list readable offline and sends kept
 * applications. Leaves all other requests to the browser.
 */

declare const self: ServiceWorkerGlobalScope;

const TIMEOUT_SECONDS = 3;

/** Null until read, as a worker is restarted for each visit. */
let kept: Set<string> | null = null;
/** URLs of documents served from the cache. */
const shownFromCopy = new Set<string>();

// Serialised, or a removal could overtake the load of the same page.
let lastTask: Promise<unknown> = Promise.resolve();
function inTurn(task: () => Promise<unknown>): Promise<unknown> {
  const done = lastTask.then(task).then(async () => (kept = await keptPaths()));
  lastTask = done.catch((error: unknown) => console.warn('saved jobs could not be kept', error));
  return lastTask;
}
void inTurn(async () => {});

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  matchOptions: MATCH,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      cacheWillUpdate: async ({ request, response }) => {
        const isKept = (await keptPaths()).has(new URL(request.url).pathname);
        return isKept && response.status === 200 ? response : null;
      },
      cacheDidUpdate: async () => {
        await inTurn(updateAssets);
      },
      cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
        if (event instanceof FetchEvent && cachedResponse) shownFromCopy.add(event.resultingClientId);
        return cachedResponse;
      },
    },
  ],
});

// With static routes, other requests do not even start the worker.
const pagesHandled = [routes.saved(), '/job-details/*'];
const handled = [
  ...pagesHandled,
  ...pagesHandled.map((path) => `/:language${path}`),
  '/_next/static/*',
  '/*.svg',
];
const others: RequestRule = {
  condition: { not: { or: handled.map((pathname) => ({ urlPattern: { pathname } })) } },
  source: 'network',
};

self.addEventListener('install', (event: InstallEvent) => {
  void self.skipWaiting();
  event.addRoutes?.(others).catch(() => {});
  event.waitUntil(inTurn(renewAll));
});

self.addEventListener('message', (event) => {
  const { keep } = (event.data ?? {}) as Partial<Record<keyof KeepMessage, unknown>>;
  if (!Array.isArray(keep)) return;
  const paths = keep.filter((path) => typeof path === 'string');
  // Set before they are loaded.
  kept = new Set(paths);
  const done = inTurn(() => (paths.length > 0 ? keepOnly(paths) : unregisterIfIdle()));
  event.waitUntil(done.then(() => event.ports[0]?.postMessage(null)));
});

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (mayBeKept(pathname)) event.respondWith(pages.handle(event));
  } else if (shownFromCopy.has(clientId) || !self.navigator.onLine) {
    event.respondWith(findAsset(request).then((copy) => copy ?? fetch(request)));
  }
});

function mayBeKept(path: string): boolean {
  if (kept) return kept.has(path);
  const { english } = splitAddress(path);
  return english === routes.saved() || english.startsWith('/job-details/');
}

// Missing from TypeScript's libraries.
type SyncEvent = ExtendableEvent & { tag: string };

self.addEventListener('sync' as 'message', (event) => {
  if ((event as unknown as SyncEvent).tag === SYNC_TAG) event.waitUntil(sendAllKept());
});

/** @throws Error while an application is waiting, so that the browser retries the sync */
async function sendAllKept(): Promise<void> {
  if (!(await sendKept())) throw new Error('an application still waits');
}

async function unregisterIfIdle(): Promise<void> {
  await deleteAll();
  // Waiting applications still need the worker. A failed read means that none can be stored.
  const kept = await readKept().catch(() => []);
  if (kept.every(({ outcome }) => outcome.kind !== 'waiting')) await self.registration.unregister();
}
