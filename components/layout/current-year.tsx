'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The year of the visit: a static page keeps the year of its build until the browser says better. */
export function CurrentYear() {
  const year = () => new Date().getFullYear();
  return <span suppressHydrationWarning>{useSyncExternalStore(never, year, year)}</span>;
}
