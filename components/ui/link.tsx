import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/** A link within the site. Never prefetches: a list of 20 jobs would make the server render pages nobody opens. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
