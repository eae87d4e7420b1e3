'use client';

import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { routerStarts } from './navigation-loader';
import { useRouter } from 'next/navigation';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string };

/**
 * A link within the site. Never prefetches: every page is dynamic to the router, so each link that scrolls into view
 * would cost the server a render, and a list of jobs shows dozens of them. Shows the loader if the page takes a while.
 */
export function Link(props: LinkProps) {
  return <NextLink prefetch={false} onNavigate={() => routerStarts(props.href)} {...props} />;
}

/** Returns a function that navigates to a path of the site, as a link would. */
export function useNavigate(): (path: string) => void {
  const router = useRouter();
  return (path) => {
    routerStarts(path);
    router.push(path);
  };
}
