import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Vault } from '../../base/vault';
import { decodeSubmission } from './payload';
import type { Entry, Store } from './store';

// Under these names the API's contract has the sender's address.
const ADDRESS_FIELDS = ['email', 'email_address'];

const normal = (address: string) => address.trim().toLowerCase();

/**
 * Removes all that waits from an address, in any capitalisation, with what recognises it when it is sent again. Resolves
 * with the number. Entries that this key cannot decrypt stay: their sender is unknown.
 */
export async function eraseFromAddress(store: Store, vault: Vault, email: string): Promise<number> {
  let erased = 0;
  for (let entry = store.next(0); entry; entry = store.next(entry.seq)) {
    if (isFrom(entry, vault, email)) {
      store.remove(entry.id);
      erased += 1;
    }
    // Decrypting many CVs must not hold up visitors.
    await yieldToEventLoop();
  }
  store.clearJournal();
  return erased;
}

function isFrom({ id, payload }: Entry, vault: Vault, email: string): boolean {
  try {
    const { fields } = decodeSubmission(vault.open(payload, `${id} payload`));
    return ADDRESS_FIELDS.some((name) => normal(fields[name] ?? '') === normal(email));
  } catch {
    return false;
  }
}
