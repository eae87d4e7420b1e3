import 'server-only';
import { markUncacheable, setPageStatus } from '../base/request-context';
import type { ApplicationStatus } from '../contract/application-status';
import { links, linkToken, type NoLink } from '../contract/links';
import type { Held } from '../contract/your-data';
import { waitForStatusPage } from '../forms/guard/guard';
import { ownApplication } from '../forms/outbox/current';
import { isUpstreamError } from '../upstream/errors';
import { askLink } from '../upstream/links';

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
  try {
    const status = await askLink(links.status.about, { token });
    if (typeof status !== 'string') return { kind: 'known', status };
    // The API forgets the tokens of erased applications, but the website knows that it issued this one.
    return { kind: own ? 'gone' : status };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return { kind: 'unavailable' };
  }
}

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

/** The data of a token, for a page that is private as well; null, with status 410, once the link has expired. */
export async function heldBehind(token: string): Promise<Held | null> {
  markUncacheable();
  const held = linkToken.safeParse({ token }).success ? await askLink(links.data.about, { token }) : null;
  if (typeof held === 'object' && held) return held;
  setPageStatus(410);
  return null;
}
