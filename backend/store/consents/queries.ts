import type { Database } from '../database';
import type { Keyring } from '../keys/keyring';
import { openBytes } from '../keys/sealed-rows';
import type { ConsentStore } from './consents';
import type { ConsentHead, ConsentLink } from './ledger';

type Row = ConsentLink & {
  kind: string;
  row_id: number | null;
  key_id: number | null;
  sealed: Buffer | null;
};

export function createConsentStore({ read }: Database, keyring: Keyring): ConsentStore {
  return {
    async consentsAfter(seq, limit) {
      const rows = await read.query<Row>(
        `SELECT seq, prev_hash, hash, entry, kind, row_id, key_id, sealed FROM consents
         WHERE seq > $1 ORDER BY seq LIMIT CAST($2 AS bigint)`,
        [seq, limit],
      );
      const keyOf = await keyring.of(read, rows);
      return rows.map(({ row_id: row, key_id: keyId, sealed, ...link }) => ({
        ...link,
        row,
        salt: keyId === null || sealed === null ? null : saltOf(keyOf(keyId), sealed, link.seq),
      }));
    },
    async consentHead() {
      const [head] = await read.query<ConsentHead>('SELECT seq, hash FROM consent_head WHERE id = 1');
      return head ?? { seq: 0, hash: '' };
    },
    async consentWording(hash) {
      const [text] = await read.query<{ wording: string }>(
        'SELECT wording FROM consent_texts WHERE hash = $1',
        [hash],
      );
      return text?.wording ?? null;
    },
  };
}

/** One that was changed opens to nothing, and then fits no subject. */
function saltOf(key: Parameters<typeof openBytes>[0], sealed: Buffer, seq: number): Buffer {
  try {
    return openBytes(key, sealed, ['consents', seq, 'sealed']);
  } catch {
    return Buffer.alloc(0);
  }
}
