import type { Metadata } from 'next';
import type { Standing } from './where-it-stands';

/** Of a page whose address is a secret: neither listed nor told to the sites that it links to. */
export const statusMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

const STATUSES = { unknown: 404, gone: 410, unavailable: 503 } as const;

/** The HTTP status of a page that shows no application; null for one that does. */
export const statusOf = ({ kind }: Standing) =>
  kind === 'known' || kind === 'waiting' ? null : STATUSES[kind];
