import 'server-only';
import { type Held, yourDataCalls } from '../../contract/your-data';
import { markUncacheable, setPageStatus } from '../../base/request-context';
import { askLink } from '../../upstream/links';

/** The data of a page's token; null, with status 410, once the link has expired. */
export async function readLink(token: string): Promise<Held | null> {
  // Private to its recipient.
  markUncacheable();
  const given = yourDataCalls.show.request.safeParse({ token });
  const held = given.success ? await askLink(yourDataCalls.show, { token }) : 'unknown';
  if (typeof held === 'object') return held;
  setPageStatus(410);
  return null;
}
