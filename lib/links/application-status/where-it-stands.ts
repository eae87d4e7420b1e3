import 'server-only';
import { type ApplicationStatus, statusCalls } from '../../contract/application-status';
import { linkToken, type NoLink } from '../../contract/links';
import { isUpstreamError } from '../../upstream/errors';
import { askLink } from '../../upstream/links';
import { waitForStatusPage } from '../../forms/guard/guard';
import { ownApplication } from '../../forms/outbox/current';

/** What a candidate's link shows. 'waiting': this website has yet to deliver it to the recruitment API. */
export type Standing =
  | { kind: 'known'; status: ApplicationStatus }
  | { kind: 'waiting'; reference: string; at: string }
  | { kind: NoLink | 'unavailable' };

/** Where the application of a link's token stands. */
export async function whereItStands(token: string): Promise<Standing> {
  if (!linkToken.safeParse({ token }).success) return { kind: 'unknown' };
  const own = ownApplication(token);
  if (own?.waiting) {
    const { reference, accepted_at: acceptedAt } = own.waiting;
    return { kind: 'waiting', reference, at: new Date(acceptedAt).toISOString() };
  }
  // Tokens that others made, or made up, have one limit in common: whoever guesses keeps nobody's own link from working.
  if ((await waitForStatusPage(own ? token : 'others')) > 0) return { kind: 'unavailable' };
  return readStanding(token, own !== null);
}

async function readStanding(token: string, isOwn: boolean): Promise<Standing> {
  try {
    const status = await askLink(statusCalls.about, { token });
    if (typeof status !== 'string') return { kind: 'known', status };
    // The API does not know tokens of what it has erased; the website knows that it once made this one.
    return { kind: isOwn ? 'gone' : status };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return { kind: 'unavailable' };
  }
}
