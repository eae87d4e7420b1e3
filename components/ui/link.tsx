'use client';

import NextLink, { useLinkStatus } from 'next/link';
import { type ComponentProps, useEffect } from 'react';
import { holdLoader } from './loading';

// A page that is there at once should not flash the loader.
const PATIENCE_MS = 200;

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & {
  href: string;
  /** Shows the full-screen loader while the page is on its way. */
  loader?: boolean;
};

/**
 * A link within the site. Never prefetches: every page is dynamic to the router, so each link that comes into view would
 * cost the server a render, and a list of jobs shows dozens of them.
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
    const timer = setTimeout(() => (release = holdLoader()), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      release?.();
    };
  }, [pending]);
  return null;
}
