import { currentLanguage, pathIn } from '@/lib/base/language';
import { machineRoutes, routes } from '@/lib/routes';
import type { SavedJob } from './saved-jobs';

/** Message to the service worker: the paths to keep readable offline; all others are dropped. */
export type KeepMessage = { keep: string[] };

/**
 * Has the service worker cache the saved jobs' pages and their list; once no job is saved, it deletes them and unregisters
 * itself. Browsers without service workers still keep the list.
 */
export function keepOffline(jobs: SavedJob[]): void {
  if (!('serviceWorker' in navigator)) return;
  const keep =
    jobs.length > 0 ? [routes.saved(), ...jobs.map(({ path }) => pathIn(currentLanguage(), path))] : [];
  lastMessage = lastMessage
    .then(() => messageWorker(keep))
    .catch((error: unknown) => console.warn('saved jobs cannot be kept for reading offline', error));
}

// Sequential, so that an undo does not overtake the removal.
let lastMessage: Promise<void> = Promise.resolve();

async function messageWorker(keep: string[]): Promise<void> {
  const worker = await findWorker(keep.length > 0);
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  const isDone = new Promise((done) => (port1.onmessage = done));
  worker.postMessage({ keep } satisfies KeepMessage, [port2]);
  // A worker with nothing to keep unregisters: the next message must go to a new one.
  if (keep.length === 0) await isDone;
}

async function findWorker(isNeeded: boolean): Promise<ServiceWorker | null | undefined> {
  if (!isNeeded) return (await navigator.serviceWorker.getRegistration())?.active;
  await navigator.serviceWorker.register(machineRoutes.serviceWorker());
  return (await navigator.serviceWorker.ready).active;
}
