import 'server-only';
import type { Metadata } from 'next';
import { markUncacheable, setPageStatus } from '../../base/request-context';
import { type ApplicationStatus, statusCalls } from '../../contract/application-status';
import { linkToken, type NoLink } from '../../contract/links';
import { isUpstreamError } from '../../upstream/errors';
import { askLink } from '../../upstream/links';
import { waitForStatusPage } from '../../forms/guard/guard';
import { ownApplication } from '../../forms/outbox/current';

/** What a candidate's link shows. 'waiting': not delivered to the recruitment API yet. */
export type Standing =
  | { kind: 'known'; status: ApplicationStatus }
  | { kind: 'waiting'; reference: string; at: string }
  | { kind: NoLink | 'unavailable' };

/** The standing of a token's application. */
export async function findStanding(token: string): Promise<Standing> {
  if (!linkToken.safeParse({ token }).success) return { kind: 'unknown' };
  const own = ownApplication(token);
  if (own?.waiting) {
    const { reference, accepted_at: acceptedAt } = own.waiting;
    return { kind: 'waiting', reference, at: new Date(acceptedAt).toISOString() };
  }
  // Tokens not issued here share one limit, so that guessing does not block genuine links.
  if ((await waitForStatusPage(own ? token : 'others')) > 0) return { kind: 'unavailable' };
  return readStanding(token, own !== null);
}

async function readStanding(token: string, isOwn: boolean): Promise<Standing> {
  try {
    const status = await askLink(statusCalls.about, { token });
    if (typeof status !== 'string') return { kind: 'known', status };
    // The API forgets the tokens of erased applications, but the website knows that it issued this one.
    return { kind: isOwn ? 'gone' : status };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return { kind: 'unavailable' };
  }
}

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
  const standing = await findStanding(token);
  const status = statusOf(standing);
  if (status !== null) setPageStatus(status);
  return standing;
}
