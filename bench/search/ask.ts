import { NO_FILTERS } from '../../lib/shared/search/filters';
import { searchAsMeant } from '../../lib/shared/search/understand';
import type { Store } from '../../backend/store/store';

/** More than there are ads. */
const ALL = 100_000;
const NEAREST = 6;

/** What a search answers: all jobs found, best first, and those offered as nearest where none is what was asked. */
export type Answer = { ids: string[]; total: number; nearest: string[] };

/** Asks a store what a visitor typed, as the website and the API's search do. */
export async function ask(store: Store, keyword: string): Promise<Answer> {
  const { found } = await searchAsMeant({ keyword, filters: NO_FILTERS }, (search) =>
    store.findJobs({ ...search, page: 1, perPage: ALL, summary: true }),
  );
  const nearest =
    found.total === 0
      ? (await store.findJobs({ keyword, words: 'any', page: 1, perPage: NEAREST, summary: true })).jobs
      : [];
  return { ids: found.jobs.map(({ id }) => id), total: found.total, nearest: nearest.map(({ id }) => id) };
}
