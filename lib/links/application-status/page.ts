import type { Metadata } from 'next';
import { markUncacheable, setPageStatus } from '../../base/request-context';
import { type Standing, whereItStands } from './where-it-stands';

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

/** Where the application of a page's token stands, which the page answers by its status; nobody else is shown it. */
export async function standingOf(token: string): Promise<Standing> {
  markUncacheable();
  const standing = await whereItStands(token);
  const status = statusOf(standing);
  if (status !== null) setPageStatus(status);
  return standing;
}
