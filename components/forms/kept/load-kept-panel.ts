/** Loads the panel of kept applications; without it, e.g. on a lost connection, the page is as it would be. */
export const loadKeptPanel = () =>
  import('./kept-panel').then(
    ({ KeptPanel }) => ({ default: KeptPanel }),
    () => ({ default: () => null }),
  );
