/** Loads the panel of what was sent; without it, e.g. on a lost connection, the page is as it would be. */
export const loadSentPanel = () =>
  import('./sent-panel').then(
    ({ SentPanel }) => ({ default: SentPanel }),
    () => ({ default: () => null }),
  );
