import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Vault } from '../../base/vault';
import type { Entry } from './entries';
import { decodeSubmission } from './payload';
import type { Store } from './store';

// The contract's names for the sender's address.
const ADDRESS_FIELDS = ['email', 'email_address'];

const normal = (address: string) => address.trim().toLowerCase();

/**
 * Removes all undelivered submissions from an address, in any capitalisation, and their fingerprints. Resolves with their
 * number. Entries that this key cannot decrypt stay: their sender is unknown.
 */
export async function eraseFromAddress(store: Store, vault: Vault, email: string): Promise<number> {
  let erased = 0;
  for (let entry = store.next(0); entry; entry = store.next(entry.seq)) {
    if (isFrom(entry, vault, email)) {
      store.remove(entry.id);
      erased += 1;
    }
    // Yields, because decrypting many CVs must not block visitors.
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
