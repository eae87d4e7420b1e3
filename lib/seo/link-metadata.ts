import type { Metadata } from 'next';

/** Metadata of the pages behind a link: not indexed, and no referrer sent. */
export const linkMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});
