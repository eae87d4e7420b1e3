import 'server-only';
import { createHash } from 'node:crypto';
import { HONEYPOT_FIELD } from '../../contract/forms/names';
import { formAnswers } from '../../content/website-answers';
import { noteClient } from '../../base/request-context';
import { answer } from '../answers';
import { clientAddress, limitKey } from './client-address';
import { countTowardsLimits, type LimitedAction } from './rate-limits';
import { env } from '../../base/env';

/**
 * Whether a request comes from a page of this site, or from no page (curl, and browsers before 2020, which send neither
 * header). Scripts cannot set Sec-Fetch-Site; see https://web.dev/articles/fetch-metadata.
 */
export function isSameOrigin(headers: Headers, siteUrl = env().siteUrl): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = headers.get('origin');
  return origin === null || origin === siteUrl || isOwnHost(origin, headers.get('host'));
}

// A site reached under another name than SITE_URL's, e.g. during a trial, posts to the host that it was loaded from.
const isOwnHost = (origin: string, host: string | null): boolean =>
  ['http', 'https'].some((protocol) => URL.parse(`${protocol}://${host}`)?.origin === origin);

/**
 * Counts the opening of a link, or a step behind one, and resolves with whether it is allowed. Counted by a request's
 * address or, as pages know none, by the link: its hash, because the counter may be on another machine. The origin is not
 * checked: links are opened from webmail, which is another site.
 */
export const mayFollow = async (by: Request | string): Promise<boolean> =>
  (await countTowardsLimits(
    'link',
    typeof by === 'string'
      ? createHash('sha256').update(by).digest('hex')
      : limitKey(clientAddress(by.headers)),
  )) === 0;

/** The response that refuses a request before its body is read; null to let it pass. */
export async function guard(request: Request, action: LimitedAction): Promise<Response | null> {
  const refusal = refuseOtherSite(request);
  if (refusal) return refusal;
  const client = limitKey(clientAddress(request.headers));
  noteClient(client);
  const seconds = await countTowardsLimits(action, client);
  return seconds === 0 ? null : tooMany(seconds);
}

/** 403 for requests by pages of other sites; null for others. */
export function refuseOtherSite({ headers }: Request): Response | null {
  return isSameOrigin(headers) ? null : answer(403, { status: 0, message: formAnswers.otherSite });
}

/** 429 with Retry-After. */
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
