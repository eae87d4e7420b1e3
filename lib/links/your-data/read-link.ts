import 'server-only';
import { type Held, yourDataCalls } from '../../contract/your-data';
import { markUncacheable, setPageStatus } from '../../base/request-context';
import { askLink } from '../../upstream/links';

/** What the token of a page's address leads to; null, with the status 410, once the link has ended. */
export async function readLink(token: string): Promise<Held | null> {
  // It belongs to its recipient alone.
  markUncacheable();
  const given = yourDataCalls.show.request.safeParse({ token });
  const held = given.success ? await askLink(yourDataCalls.show, { token }) : 'unknown';
  if (typeof held === 'object') return held;
  setPageStatus(410);
  return null;
}
