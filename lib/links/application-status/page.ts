import type { Metadata } from 'next';
import { markUncacheable, setPageStatus } from '../../base/request-context';
import { type Standing, whereItStands } from './where-it-stands';

/** For a page with a secret address: neither indexed nor sent as a referrer. */
export const statusMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

const STATUSES = { unknown: 404, gone: 410, unavailable: 503 } as const;

/** The HTTP status of a page without an application; null for one with it. */
export const statusOf = ({ kind }: Standing) =>
  kind === 'known' || kind === 'waiting' ? null : STATUSES[kind];

/** The standing of a token's application. Sets the page's status, and prevents caching: the page is private. */
export async function standingOf(token: string): Promise<Standing> {
  markUncacheable();
  const standing = await whereItStands(token);
  const status = statusOf(standing);
  if (status !== null) setPageStatus(status);
  return standing;
}
