import 'server-only';
import { markUncacheable, setPageStatus } from '../base/request-context';
import type { ApplicationStatus } from '../contract/application-status';
import { links, linkToken } from '../contract/links';
import type { Held } from '../contract/your-data';
import { waitForStatusPage } from '../forms/guard/guard';
import { ownApplication } from '../forms/outbox/current';
import { isUpstreamError } from '../upstream/errors';
import { askLink } from '../upstream/links';

/** Headers of the other responses behind links. */
export const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/** What a candidate's link shows. `isWaiting`: not delivered to the recruitment API yet. */
export type ShownApplication =
  { status: ApplicationStatus; isWaiting: boolean } | { problem: keyof typeof PROBLEM_STATUS };

/** The HTTP status of each problem. */
export const PROBLEM_STATUS = { unknown: 404, gone: 410, unavailable: 503 } as const;

/** Finds the application of a token. */
export async function findApplication(token: string): Promise<ShownApplication> {
  if (!linkToken.safeParse({ token }).success) return { problem: 'unknown' };
  const own = await ownApplication(token);
  if (own?.waiting) {
    const { reference, accepted_at: at } = own.waiting;
    const job = { id: '', title: '', slug: '', company_name: '' };
    const states = [{ state: 'received' as const, at: new Date(at).toISOString() }];
    return { status: { states, reference, job, until: null }, isWaiting: true };
  }
  // Tokens not issued here share one limit, so that guessing does not block genuine links.
  if ((await waitForStatusPage(own ? token : 'others')) > 0) return { problem: 'unavailable' };
  try {
    const status = await askLink(links.status.show, { token });
    if (typeof status !== 'string') return { status, isWaiting: false };
    // The API forgets the tokens of erased applications, but the website knows that it issued this one.
    return { problem: own ? 'gone' : status };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return { problem: 'unavailable' };
  }
}

/** The same for a page, which is private; sets its HTTP status. */
export async function shownApplication(token: string): Promise<ShownApplication> {
  markUncacheable();
  const shown = await findApplication(token);
  if ('problem' in shown) setPageStatus(PROBLEM_STATUS[shown.problem]);
  return shown;
}

/** The data of a token, for a page that is private as well; null, with status 410, once the link has expired. */
export async function shownData(token: string): Promise<Held | null> {
  markUncacheable();
  const held = linkToken.safeParse({ token }).success ? await askLink(links.data.show, { token }) : 'unknown';
  if (typeof held !== 'string') return held;
  setPageStatus(410);
  return null;
}
