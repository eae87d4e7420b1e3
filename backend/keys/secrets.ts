import { createHash, randomBytes } from 'node:crypto';
import type { SealedDatabase, SealedSql } from './store-key';
import { openBytes, sealBytes } from './sealed-rows';

/** `links`: all links except unsubscribe and CV links; each has its own purpose. */
type SecretName = 'alerts' | 'cv-links' | 'links';

export type SecretStore = ReturnType<typeof createSecretStore>;

export const createSecretStore = ({ transaction }: SealedDatabase) => ({
  linkSecret: (name: SecretName = 'links') => transaction((sql) => readSecret(sql, name)),
});

/** Returns the 32 secret bytes from which link tokens are derived, generating them on first use. */
async function readSecret({ query, key }: SealedSql, name: SecretName): Promise<Buffer> {
  const place: [string, string, string] = ['secrets', name, 'sealed'];
  const read = async () => {
    const [row] = await query<{ sealed: Buffer }>('SELECT sealed FROM secrets WHERE name = $1', [name]);
    return row ? openBytes(key, row.sealed, place) : null;
  };
  const known = await read();
  if (known) return known;
  await query('INSERT INTO secrets (name, sealed) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
    name,
    sealBytes(key, randomBytes(32), place),
  ]);
  const made = await read();
  if (!made) throw new Error(`The secret ${name} was neither inserted nor found.`);
  return made;
}

/** Hash under which a random token is stored. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');
