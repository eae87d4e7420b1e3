import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Pool } from 'pg';
import type { Store } from '../backend/store/store';
import { openPostgresStore } from '../backend/store/postgres';
import type { JobFilters } from '../lib/contract/filters';
import { openSqliteStore } from '../backend/store/sqlite';
import type { Verdict } from './behaviour';
import { fillWithJobs } from './fill';
import { printTable } from './table';
import { printVerdicts } from './targets';
import { keysForTests } from '../test/backend';

const WITHOUT_TEXTS = { description: null, qualification: null, primary_responsibility: null };
/** Each search has one of these, and counts the choices of all filters. */
const FILTERS: Partial<JobFilters>[] = [
  {},
  { type: 'full-time' },
  { experience: '3-5', pay: '600000' },
  { mode: 'remote', since: '30' },
  { location: 'bengaluru', near: true },
];
type Percentiles = { p50Ms: number; p99Ms: number };
/** `first`: each word once; `again`: each a second time with another filter and page. */
export type SearchTimes = { engine: string; first: Percentiles; again: Percentiles };

export type StoreSearches = { jobs: number; searches: (SearchTimes | string)[] };

/** `npm run bench -- --store`: the searches of --scale alone, which need no built website. */
export async function runStore(short: boolean): Promise<void> {
  const dataDir = path.resolve('.data/bench/store');
  const results: StoreSearches[] = [];
  for (const jobs of short ? [2_000] : [1_000, 10_000, 100_000]) {
    rmSync(dataDir, { recursive: true, force: true });
    mkdirSync(dataDir, { recursive: true });
    await fillWithJobs(dataDir, jobs);
    results.push({ jobs, searches: await timeSearches(dataDir, short ? 80 : 400) });
  }
  printSearches(results);
  printVerdicts(results.flatMap(searchVerdicts));
}

export function printSearches(results: StoreSearches[]): void {
  printTable(
    ['search in the store', 'engine', 'first p50 ms', 'first p99 ms', 'again p50 ms', 'again p99 ms'],
    results.flatMap(({ jobs, searches }) =>
      searches.map((found) => {
        if (typeof found === 'string') return [`${jobs} jobs`, found, '', '', '', ''];
        const times = [found.first.p50Ms, found.first.p99Ms, found.again.p50Ms, found.again.p99Ms];
        return [`${jobs} jobs`, found.engine, ...times.map((time) => time.toFixed(1))];
      }),
    ),
  );
}

export function searchVerdicts({ jobs, searches }: StoreSearches): Verdict[] {
  return searches.flatMap((found) => {
    if (typeof found === 'string') return [];
    const { p50Ms, p99Ms } = found.first;
    return {
      target: `first search for a word in the store with ${jobs} jobs, ${found.engine}: p50 <= 10 ms, p99 <= 100 ms`,
      found: `${p50Ms.toFixed(1)} ms, ${p99Ms.toFixed(1)} ms`,
      reached: p50Ms <= 10 && p99Ms <= 100,
    };
  });
}

/** Search times in each engine's store; a note where an engine is not available here. */
export async function timeSearches(dataDir: string, count: number): Promise<(SearchTimes | string)[]> {
  const results: (SearchTimes | string)[] = [];
  const sqlite = openSqliteStore({ file: path.join(dataDir, 'jobs.sqlite') });
  results.push({ engine: 'SQLite', ...(await timeStore(sqlite, count)) });
  await sqlite.close();
  if (process.env.DATABASE_URL) results.push(await timePostgres(process.env.DATABASE_URL, dataDir, count));
  else results.push('PostgreSQL: left out, as DATABASE_URL names none');
  return results;
}

/** Copies the jobs into a schema of its own, measures, and drops it. */
async function timePostgres(databaseUrl: string, dataDir: string, count: number): Promise<SearchTimes> {
  const schema = `bench_${process.pid}`;
  const admin = new Pool({ connectionString: databaseUrl });
  await admin.query(`CREATE SCHEMA ${schema}`);
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  const [from, to] = [
    openSqliteStore({ file: path.join(dataDir, 'jobs.sqlite') }),
    await openPostgresStore({ url: url.href, keys: keysForTests }),
  ];
  try {
    const names = new Map((await from.listCategories()).map(({ id, name }) => [id, name]));
    for (let page = 1; ; page++) {
      const { jobs } = await from.findJobs({ page, perPage: 500 });
      if (jobs.length === 0) break;
      const category = (id: number) => names.get(id) ?? 'Other';
      await to.upsertJobs(
        jobs.map((job) => ({
          ...WITHOUT_TEXTS,
          ...job,
          recruiter_email: null,
          questions: job.questions ?? null,
          category: category(job.category_id),
        })),
      );
    }
    await to.finishImport();
    return { engine: 'PostgreSQL', ...(await timeStore(to, count)) };
  } finally {
    await Promise.all([from.close(), to.close()]);
    await admin.query(`DROP SCHEMA ${schema} CASCADE`);
    await admin.end();
  }
}

async function timeStore(store: Store, count: number): Promise<Pick<SearchTimes, 'first' | 'again'>> {
  const words = await titleWords(store, count);
  const ask = (keyword: string, number: number) =>
    store.findJobs({
      keyword,
      filters: FILTERS[number % FILTERS.length],
      page: 1 + (number % 3),
      perPage: 20,
      summary: true,
      facets: true,
    });
  // Warms up the connection, the file's caches and the compiler.
  await ask('zzz', 0);
  const first = await timeEach(words, ask);
  const again = await timeEach(words, (word, number) => ask(word, number + 1));
  return { first, again };
}

/** Distinct words of job titles, most frequent first: those are the hard ones. */
async function titleWords(store: Store, count: number): Promise<string[]> {
  const { jobs } = await store.findJobs({ page: 1, perPage: 1000, summary: true });
  const counts = new Map<string, number>();
  for (const word of jobs.flatMap(({ title }) => title.toLowerCase().match(/[a-z]{3,}/g) ?? []))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([word]) => word);
}

async function timeEach(words: string[], ask: (word: string, number: number) => Promise<unknown>) {
  const times: number[] = [];
  for (const [number, word] of words.entries()) {
    const startedAt = performance.now();
    await ask(word, number);
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}
