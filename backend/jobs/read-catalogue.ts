import { setImmediate } from 'node:timers/promises';
import { Catalogue, type CatalogueFacts, type ListedPlace } from '../../lib/search/catalogue';
import { HOUR_MS } from '../../lib/base/text/indian-day';
import type { Sql } from '../store/database';
import { endOfKey, timeOfKey } from './job-rows';
import { WordIndex } from './search/word-index';

/** A catalogue and its jobs' words as of change number `version`; `readAt`: when its facts were last read in full (performance.now). */
export type KeptCatalogue = { version: number; readAt: number; catalogue: Catalogue; words: WordIndex };

/** Beyond this many changes a full read is faster than an incremental one. */
const MAX_CHANGES = 5_000;
const BATCH = 500;
/** Facts recomputed from an unchanged ad are not in the event log. */
const MAX_AGE_MS = HOUR_MS;

type StoredWords = { listing_key: number; words: string };

/** Reads the catalogue at `version`, incrementally when a cached one is close enough. */
export async function catalogueAt(
  sql: Sql,
  version: number,
  kept: KeptCatalogue | null,
): Promise<KeptCatalogue> {
  const changed = kept && (await changedSince(sql, version, kept));
  const isOld = !kept || performance.now() - kept.readAt > MAX_AGE_MS;
  const some = isOld ? null : changed;
  const facts = await readFacts(sql, some);
  const places = await readPlaces(sql, some);
  const words = kept && changed ? await wordsAfter(sql, kept.words, changed) : await readWords(sql);
  if (kept && some)
    return { ...kept, version, words, catalogue: kept.catalogue.replaced(new Set(some), facts, places) };
  return { version, readAt: performance.now(), words, catalogue: new Catalogue(facts, places, timeOfKey) };
}

/** Returns old and new listing keys of changed jobs; null when a full read is needed. */
async function changedSince({ query }: Sql, version: number, kept: KeptCatalogue): Promise<number[] | null> {
  const changes = version - kept.version;
  const isSparse = kept.words.size > 2 * (kept.catalogue.size + MAX_CHANGES);
  if (changes < 0 || changes > MAX_CHANGES || isSparse) return null;
  const jobs = await query<{ pk: number; listing_key: number | null }>(
    'SELECT pk, listing_key FROM job_changes JOIN jobs ON jobs.id = job_id WHERE seq > $1 AND seq <= $2',
    [kept.version, version],
  );
  if (jobs.length < changes) return null;
  const ends = new Set(jobs.map(({ pk }) => endOfKey(pk)));
  const before = kept.catalogue.keysWhere((key) => ends.has(endOfKey(key)));
  return [...before, ...jobs.flatMap(({ listing_key }) => listing_key ?? [])];
}

/** `keys` null: of all jobs. */
async function readFacts(
  { query, arrayOf, arrayIn, oneOf }: Sql,
  keys: number[] | null,
): Promise<CatalogueFacts> {
  // Aggregates columns into arrays: 100,000 separate rows take several times as long.
  const inOrder = (column: string) => arrayOf(column, 'listing_key DESC');
  const [facts] = await query<Record<keyof CatalogueFacts, unknown>>(
    `SELECT ${inOrder('listing_key')} AS keys, ${inOrder('category_id')} AS categories, ${inOrder('facts')} AS bits,
       ${inOrder('least_pay')} AS "leastPay", ${inOrder('most_pay')} AS "mostPay", ${inOrder('closes_at')} AS "closesAt"
     FROM job_facts ${keys ? `WHERE listing_key ${oneOf('$1', 'bigint')}` : ''}`,
    keys ? [keys] : [],
  );
  return {
    keys: arrayIn(facts?.keys),
    categories: texts(arrayIn(facts?.categories)),
    bits: arrayIn(facts?.bits),
    leastPay: arrayIn(facts?.leastPay),
    mostPay: arrayIn(facts?.mostPay),
    closesAt: arrayIn<string | null>(facts?.closesAt).map((iso) => (iso ? Date.parse(iso) : Infinity)),
  };
}

async function readPlaces(
  { query, arrayOf, arrayIn, oneOf }: Sql,
  keys: number[] | null,
): Promise<ListedPlace[]> {
  const places = await query<Omit<ListedPlace, 'keys'> & { keys: unknown }>(
    `SELECT slug, kind, ${arrayOf('listing_key', 'listing_key')} AS keys
     FROM job_cities JOIN cities ON cities.id = city_id
     ${keys ? `WHERE listing_key ${oneOf('$1', 'bigint')}` : ''} GROUP BY slug, kind`,
    keys ? [keys] : [],
  );
  return places.map((place) => ({ ...place, keys: arrayIn(place.keys) }));
}

/** Reads the words of all jobs, in batches: texts and index together would take twice the memory. */
async function readWords({ query }: Sql): Promise<WordIndex> {
  const words = new WordIndex();
  for (let after = -1; ;) {
    const rows = await query<StoredWords>(
      `SELECT listing_key, words FROM job_facts WHERE listing_key > CAST($1 AS bigint)
       ORDER BY listing_key LIMIT ${BATCH}`,
      [after],
    );
    for (const { listing_key, words: stored } of rows) words.add(listing_key, stored);
    if (rows.length < BATCH) return words;
    after = rows.at(-1)!.listing_key;
    // All of them take seconds, in which other requests come in.
    await setImmediate();
  }
}

/** Brings the index up to date, once everything is read. */
async function wordsAfter({ query, oneOf }: Sql, words: WordIndex, changed: number[]): Promise<WordIndex> {
  const rows = await query<StoredWords>(
    `SELECT listing_key, words FROM job_facts WHERE listing_key ${oneOf('$1', 'bigint')}`,
    [changed],
  );
  for (const { listing_key, words: stored } of rows) words.add(listing_key, stored);
  return words;
}

// Shares one string per id instead of allocating 100,000.
function texts(ids: number[]): string[] {
  const named = new Map(ids.map((id) => [id, String(id)]));
  return ids.map((id) => named.get(id)!);
}
