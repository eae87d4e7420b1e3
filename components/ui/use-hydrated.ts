import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page has hydrated: false on the server and without scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
