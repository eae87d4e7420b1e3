/** Tag of the sync event that the service worker gets once there is a connection. */
export const SYNC_TAG = 'send-kept-applications';

/** Background Synchronization, supported by some browsers: https://wicg.github.io/background-sync/spec/ */
type WithSync = ServiceWorkerRegistration & { sync: { register: (tag: string) => Promise<void> } };

export const hasSync = () => 'serviceWorker' in navigator && 'SyncManager' in self;

/** Requests a sync event once there is a connection; without support, the next visit sends. */
export async function askForSync(): Promise<void> {
  if (!hasSync()) return;
  try {
    // Not `ready`, which never settles without a registration.
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active) await (registration as WithSync).sync.register(SYNC_TAG);
  } catch (error) {
    console.warn('no background sync', error);
  }
}
