import { useSyncExternalStore } from 'react';

/** For useSyncExternalStore: of what differs between server and browser, but does not change. */
export const neverChanges = () => () => {};

/** Whether the page has hydrated: false on the server and without scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
