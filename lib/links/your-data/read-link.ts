import 'server-only';
import { type Held, yourDataToken } from '../../contract/your-data';
import { markUncacheable, setPageStatus } from '../../base/request-context';
import { readHeld } from '../../upstream/your-data';

/** What the token of a page's address leads to; null, with the status 410, once the link has ended. */
export async function readLink(token: string): Promise<Held | null> {
  // It belongs to its recipient alone.
  markUncacheable();
  const held = yourDataToken.safeParse({ token }).success ? await readHeld(token) : null;
  if (!held) setPageStatus(410);
  return held;
}
