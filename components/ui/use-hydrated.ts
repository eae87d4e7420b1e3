import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React has taken over the page: false on the server and without scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
