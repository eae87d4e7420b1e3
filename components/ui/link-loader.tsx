'use client';

import { useLinkStatus } from 'next/link';
import { useEffect } from 'react';
import { holdLoader } from './loading';

// A page that is there at once should not flash the loader.
const PATIENCE_MS = 200;

/** Inside a link: shows the full-screen loader while that link's page is on its way. */
export function LinkLoader() {
  const { pending } = useLinkStatus();
  useEffect(() => {
    if (!pending) return;
    let release: (() => void) | undefined;
    const timer = setTimeout(() => (release = holdLoader()), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      release?.();
    };
  }, [pending]);
  return null;
}
