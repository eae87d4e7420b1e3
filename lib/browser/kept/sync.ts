/** What the browser calls the service worker with once there is a connection. */
export const SYNC_TAG = 'send-kept-applications';

/** Background Synchronization, which only some browsers have: https://wicg.github.io/background-sync/spec/ */
type WithSync = ServiceWorkerRegistration & { sync: { register: (tag: string) => Promise<void> } };

export const hasSync = () => 'serviceWorker' in navigator && 'SyncManager' in self;

/** Has the browser wake the service worker once there is a connection; without one, the next visit sends. */
export async function askForSync(): Promise<void> {
  if (!hasSync()) return;
  try {
    // Not `ready`, which waits for ever where none could be registered.
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active) await (registration as WithSync).sync.register(SYNC_TAG);
  } catch (error) {
    console.warn('no background sync', error);
  }
}
