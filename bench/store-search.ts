import path from 'node:path';
import type { Store } from '../backend/store/store';
import { openSqliteStore } from '../backend/store/sqlite';

const KEYWORDS = [
  'engineer',
  'sales manager',
  'nurse pune',
  'enginer',
  'data analyst',
  'account',
  'hr',
  'java developer',
];

export type SearchTimes = { engine: string; p50Ms: number; p99Ms: number };

/** How long searches take in each engine's store; a note where an engine cannot be asked here. */
export async function timeSearches(dataDir: string, count: number): Promise<(SearchTimes | string)[]> {
  const results: (SearchTimes | string)[] = [];
  const sqlite = openSqliteStore({ file: path.join(dataDir, 'jobs.sqlite') });
  results.push({ engine: 'SQLite', ...(await timeStore(sqlite, count)) });
  await sqlite.close();
  return results;
}

async function timeStore(store: Store, count: number): Promise<{ p50Ms: number; p99Ms: number }> {
  const times: number[] = [];
  for (let number = 0; number < count; number++) {
    const keyword = KEYWORDS[number % KEYWORDS.length]!;
    const startedAt = performance.now();
    await store.searchJobs({ keyword, page: 1 + (number % 3), perPage: 20, summary: true });
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}
