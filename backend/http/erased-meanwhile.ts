import type { Context } from 'hono';
import { RECEIVED_AT_HEADER } from '../../lib/contract/calls';
import type { YourDataStore } from '../your-data/your-data';

/**
 * Whether a form waited on a website while all that came from its address was erased: it is answered as if it were stored,
 * so that the website forgets it, too.
 */
export async function erasedMeanwhile(
  c: Context,
  store: Pick<YourDataStore, 'wasErasedSince'>,
  email: string,
): Promise<boolean> {
  const receivedAt = Date.parse(c.req.header(RECEIVED_AT_HEADER) ?? '');
  if (Number.isNaN(receivedAt)) return false;
  return store.wasErasedSince(email, new Date(receivedAt).toISOString());
}
