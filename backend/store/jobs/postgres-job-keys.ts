import { numberOfId } from './job-ids';
import { categoryKey, LARGEST_COUNTED_ID } from './job-rows';
import type { Query } from '../postgres-connection';
import { rowsOf } from '../postgres-rows';
import type { NewJob } from '../store';

type Category = { id: number; name: string };

/** The categories of these names by categoryKey, made where there are none; for use within a transaction that has its turn. */
export async function categoriesNamed(query: Query, names: string[]): Promise<Map<string, Category>> {
  // Of several spellings the first one stays.
  const wanted = new Map([...names].reverse().map((name) => [categoryKey(name), name]));
  const { unnest, values } = rowsOf(
    { name: 'text', name_key: 'text' },
    [...wanted].reverse().map(([name_key, name]) => ({ name, name_key })),
  );
  await query(
    `INSERT INTO categories (name, name_key) SELECT name, name_key FROM ${unnest} AS wanted (name, name_key)
     WHERE NOT EXISTS (SELECT 1 FROM categories known WHERE known.name_key = wanted.name_key)`,
    values,
  );
  const rows = await query<Category & { name_key: string }>(
    'SELECT id, name, name_key FROM categories WHERE name_key = ANY ($1::text[])',
    [[...wanted.keys()]],
  );
  return new Map(rows.map((row) => [row.name_key, row]));
}

/** The jobs' ids; whoever has none gets the next free number, which nobody else gets in the same turn. */
export async function idsFor(query: Query, jobs: NewJob[]): Promise<string[]> {
  const [found] = await query<{ highest: number | null }>(
    'SELECT max(number) AS highest FROM jobs WHERE number IS NOT NULL AND number < $1',
    [LARGEST_COUNTED_ID],
  );
  let highest = found?.highest ?? 0;
  return jobs.map(({ id }) => {
    if (id === null) return String((highest += 1));
    const number = numberOfId(id) ?? 0;
    if (number < LARGEST_COUNTED_ID) highest = Math.max(highest, number);
    return id;
  });
}
