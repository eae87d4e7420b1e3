import { randomBytes } from 'node:crypto';
import type { Sql } from './database';

/** The 32 bytes of a name, made once and kept with the store, from which the tokens of links in mails are derived. */
export async function readSecret({ query }: Sql, name: 'alerts' | 'cv-links'): Promise<Buffer> {
  await query('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
    name,
    randomBytes(32),
  ]);
  const [found] = await query<{ value: Buffer }>('SELECT value FROM secrets WHERE name = $1', [name]);
  if (!found) throw new Error(`The secret of ${name} was neither written nor found.`);
  return found.value;
}
