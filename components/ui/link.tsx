'use client';

import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { routerStarts } from './navigation-loader';
import { useRouter } from 'next/navigation';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string };

/**
 * An internal link. Never prefetches: to the router every page is dynamic, so each link scrolled into view would cost
 * a render, and job lists have dozens. Shows the loader if navigation is slow.
 */
export function Link(props: LinkProps) {
  return <NextLink prefetch={false} onNavigate={() => routerStarts(props.href)} {...props} />;
}

/** Returns a function that navigates to an internal path like a link. */
export function useNavigate(): (path: string) => void {
  const router = useRouter();
  return (path) => {
    routerStarts(path);
    router.push(path);
  };
}
