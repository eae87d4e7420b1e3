'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The current year: a cached page shows the year of its render until the browser corrects it. */
export function CurrentYear() {
  const year = () => new Date().getFullYear();
  return <span suppressHydrationWarning>{useSyncExternalStore(never, year, year)}</span>;
}
