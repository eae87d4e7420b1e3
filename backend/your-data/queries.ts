import type { Database } from '../store/database';
import type { Keyring } from '../keys/keyring';
import { dueErasures, ERASED_TABLES, eraseForms, erasuresKeptSince, wasErasedSince } from './erase';
import { heldAbout } from './held';
import { addressOfToken, requestYourData, tokensValidSince } from './tokens';
import type { YourDataStore } from './your-data';

const PRUNED = ['your_data_tokens', 'erasures'];

export function createYourDataStore(
  { read, transaction, erase }: Database,
  keyring: Keyring,
  now: () => Date,
): YourDataStore {
  return {
    eraseByEmail: (email) => erase(ERASED_TABLES, (sql) => eraseForms(sql, keyring, { email }, now())),
    eraseReceivedBefore: (moment) =>
      erase(ERASED_TABLES, (sql) => eraseForms(sql, keyring, { before: moment }, now())),
    requestYourData: (email, token) =>
      transaction((sql) => requestYourData(sql, keyring, email, token, now())),
    addressOfToken: (token) => addressOfToken(read, keyring, token, now()),
    heldAbout: (email) => heldAbout(read, keyring, email),
    wasErasedSince: async (email, moment) => wasErasedSince(read, await keyring.inUse(read), email, moment),
    dueErasures: () => dueErasures(read, keyring),
    async markErasureTold(id) {
      await erase(PRUNED, ({ query }) =>
        query('UPDATE erasures SET key_id = NULL, sealed = NULL WHERE id = $1', [id]),
      );
    },
    async pruneYourData() {
      await erase(PRUNED, async ({ query }) => {
        await query('DELETE FROM your_data_tokens WHERE created_at <= $1', [tokensValidSince(now())]);
        await query('DELETE FROM erasures WHERE erased_at <= $1', [erasuresKeptSince(now())]);
      });
    },
  };
}
