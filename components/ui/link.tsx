'use client';

import NextLink, { useLinkStatus } from 'next/link';
import { type ComponentProps, useEffect } from 'react';
import { holdLoader } from './loading';

// Fast navigations should not flash the loader.
const LOADER_DELAY_MS = 200;

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & {
  href: string;
  /** Shows the full-screen loader while the page is loading. */
  loader?: boolean;
};

/**
 * A link within the site. Never prefetches: every page is dynamic to the router, so each link that scrolls into view
 * would cost the server a render, and a list of jobs shows dozens of them.
 */
export function Link({ loader, children, ...props }: LinkProps) {
  return (
    <NextLink prefetch={false} {...props}>
      {children}
      {loader && <LoaderWhilePending />}
    </NextLink>
  );
}

function LoaderWhilePending() {
  const { pending } = useLinkStatus();
  useEffect(() => {
    if (!pending) return;
    let release: (() => void) | undefined;
    const timer = setTimeout(() => (release = holdLoader()), LOADER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      release?.();
    };
  }, [pending]);
  return null;
}
