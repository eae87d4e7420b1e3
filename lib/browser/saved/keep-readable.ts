import { currentLanguage, pathIn } from '@/lib/base/language';
import { machineRoutes, routes } from '@/lib/routes';
import type { SavedJob } from './saved-jobs';

/** What the service worker is told: the paths that are to be readable without a connection, and no others. */
export type KeepMessage = { keep: string[] };

/**
 * Has the service worker keep copies of the saved jobs' pages and of their list; once no job is saved, it deletes them
 * and unregisters itself. Browsers without one keep the list all the same.
 */
export function keepReadable(jobs: SavedJob[]): void {
  if (!('serviceWorker' in navigator)) return;
  const keep =
    jobs.length > 0 ? [routes.saved(), ...jobs.map(({ path }) => pathIn(currentLanguage(), path))] : [];
  lastTold = lastTold
    .then(() => tellWorker(keep))
    .catch((error: unknown) => console.warn('saved jobs cannot be kept for reading offline', error));
}

// One after another, or what an undo brings back would be told before what it undoes.
let lastTold: Promise<void> = Promise.resolve();

async function tellWorker(keep: string[]): Promise<void> {
  const worker = await findWorker(keep.length > 0);
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  const isDone = new Promise((done) => (port1.onmessage = done));
  worker.postMessage({ keep } satisfies KeepMessage, [port2]);
  // A worker that keeps nothing unregisters: what comes next is for another one.
  if (keep.length === 0) await isDone;
}

async function findWorker(isNeeded: boolean): Promise<ServiceWorker | null | undefined> {
  if (!isNeeded) return (await navigator.serviceWorker.getRegistration())?.active;
  await navigator.serviceWorker.register(machineRoutes.serviceWorker());
  return (await navigator.serviceWorker.ready).active;
}
