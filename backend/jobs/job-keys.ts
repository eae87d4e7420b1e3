import type { Sql } from '../store/database';
import { numberOfId, categoryKey } from './job-rows';
import type { NewJob } from './jobs';

/** Generated ids continue below this. Higher ones are random ids of other systems, close to the safe integers' limit. */
const MAX_COUNTED_ID = 10 ** 12;

/** Returns categories by categoryKey, creating missing ones; call it within a transaction. */
export async function findOrCreateCategories({ query, insert, oneOf }: Sql, names: string[]) {
  // Reversed so that the first of several spellings wins.
  const named = new Map([...names].reverse().map((name) => [categoryKey(name), name]));
  const keys = names.map(categoryKey);
  const known = async () => {
    const rows = await query<{ id: number; name: string; name_key: string }>(
      `SELECT id, name, name_key FROM categories WHERE name_key ${oneOf('$1', 'text')}`,
      [keys],
    );
    return new Map(rows.map((row) => [row.name_key, row]));
  };
  const before = await known();
  const missing = [...new Set(keys)].filter((key) => !before.has(key));
  if (missing.length === 0) return before;
  await insert(
    'categories',
    { name: 'text', name_key: 'text' },
    missing.map((key) => ({ name: named.get(key), name_key: key })),
  );
  return known();
}

/** Returns the jobs' ids, assigning the next free number where one is missing. */
export async function assignIds({ column }: Sql, jobs: NewJob[]): Promise<string[]> {
  const counted = 'SELECT max(number) FROM jobs WHERE number IS NOT NULL AND number < $1';
  let highest = (await column<number | null>(counted, [MAX_COUNTED_ID]))[0] ?? 0;
  return jobs.map(({ id }) => {
    if (id === null) return String((highest += 1));
    const number = numberOfId(id) ?? 0;
    if (number < MAX_COUNTED_ID) highest = Math.max(highest, number);
    return id;
  });
}
