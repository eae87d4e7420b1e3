import 'server-only';
import { createHash } from 'node:crypto';
import { HONEYPOT_FIELD } from '../../contract/forms/names';
import { formAnswers } from '../../content/website-answers';
import { noteClient } from '../../base/request-context';
import { answer } from '../answers';
import { clientAddress, limitKey } from './client-address';
import { countTowardsLimits, type LimitedAction } from './rate-limits';
import { isSameOrigin } from './same-origin';

/**
 * Seconds to wait before another link may be opened, or a step behind one taken; 0 for now. Links come from webmail, which is
 * another site, so that the origin says nothing.
 */
export function waitForLink(
  { headers }: Request,
  action: 'staff-cv' | 'application-status' | 'data-link',
): Promise<number> {
  return countTowardsLimits(action, limitKey(clientAddress(headers)));
}

/**
 * The same before the page of a link is shown. `link`: its token, or what all links of its kind share; counted by its hash,
 * as the counter may be another machine's.
 */
export const waitForStatusPage = (link: string): Promise<number> =>
  countTowardsLimits('application-status', createHash('sha256').update(link).digest('hex'));

/** The response that refuses a request before its body is read; null to let it through. */
export async function guard(request: Request, action: LimitedAction): Promise<Response | null> {
  const refusal = refuseOtherSite(request);
  if (refusal) return refusal;
  const client = limitKey(clientAddress(request.headers));
  noteClient(client);
  const seconds = await countTowardsLimits(action, client);
  return seconds === 0 ? null : tooMany(seconds);
}

/** 403 for requests by pages of other sites; null for all others. */
export function refuseOtherSite({ headers }: Request): Response | null {
  return isSameOrigin(headers) ? null : answer(403, { status: 0, message: formAnswers.otherSite });
}

/** 429: to be tried again in so many seconds. */
export function tooMany(seconds: number): Response {
  return answer(
    429,
    { status: 0, message: formAnswers.tooMany(seconds) },
    { 'retry-after': String(seconds) },
  );
}

/** Whether the honeypot field was filled in. */
export function looksLikeBot(fields: Record<string, unknown>): boolean {
  if (!Object.hasOwn(fields, HONEYPOT_FIELD)) return false;
  const value = fields[HONEYPOT_FIELD];
  return typeof value !== 'string' || value.trim() !== '';
}
