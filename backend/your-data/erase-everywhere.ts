import type { Erased } from '../forms/forms';
import type { Store } from '../store-type';
import type { TellWebsites } from './tell-websites';

export type { TellWebsites } from './tell-websites';

/**
 * Erases all that came from an address, here and on the websites. `isTold`: false where one could not be told yet; a running
 * API tells it later.
 */
export async function eraseEverywhere(
  store: Store,
  email: string,
  tell: TellWebsites,
): Promise<{ erased: Erased; isTold: boolean }> {
  const erased = await store.eraseByEmail(email);
  return { erased, isTold: await tell(store) };
}
