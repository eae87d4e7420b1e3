import { searchAsMeant } from '../../lib/shared/search/understand';
import type { Store } from '../../backend/store/store';

/** More than there are ads. */
const ALL = 100_000;

/** What a search answers: all jobs found, best first, and those offered as nearest where none is what was asked. */
export type Answer = { ids: string[]; total: number; nearest: string[] };

/** Asks a store what a visitor typed, as the API's search does. */
export async function ask(store: Store, keyword: string): Promise<Answer> {
  const { found } = await searchAsMeant({ keyword, location: '' }, (search) =>
    store.searchJobs({ ...search, page: 1, perPage: ALL, summary: true }),
  );
  return { ids: found.jobs.map(({ id }) => id), total: found.total, nearest: [] };
}
