import { randomBytes } from 'node:crypto';
import type { Database, Sql } from '../store/database';
import type { Keyring } from './keyring';
import { openBytes, sealBytes } from './sealed-rows';

type Row = { key_id: number; sealed: Buffer };

/** `links`: of all links but those to unsubscribe and to CVs, each told apart by its purpose. */
type SecretName = 'alerts' | 'cv-links' | 'links';

export type SecretStore = {
  /** 32 bytes, made once, from which the tokens of links in mails are derived. */
  linkSecret(name?: SecretName): Promise<Buffer>;
};

export const createSecretStore = ({ transaction }: Database, keyring: Keyring): SecretStore => ({
  linkSecret: (name = 'links') => transaction((sql) => readSecret(sql, keyring, name)),
});

/** The 32 bytes of a name, made once and kept with the store, from which the tokens of links in mails are derived. */
export async function readSecret(sql: Sql, keyring: Keyring, name: SecretName): Promise<Buffer> {
  const read = async () => {
    const [row] = await sql.query<Row>('SELECT key_id, sealed FROM secrets WHERE name = $1', [name]);
    if (!row) return null;
    const keyOf = await keyring.of(sql, [row]);
    return openBytes(keyOf(row.key_id), row.sealed, ['secrets', name, 'sealed']);
  };
  const known = await read();
  if (known) return known;
  const [key] = await keyring.inUse(sql);
  await sql.query(
    'INSERT INTO secrets (name, key_id, sealed) VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING',
    [name, key.id, sealBytes(key, randomBytes(32), ['secrets', name, 'sealed'])],
  );
  const made = await read();
  if (!made) throw new Error(`The secret of ${name} was neither written nor found.`);
  return made;
}
