import { NO_FILTERS } from '../../lib/contract/filters';
import { nearestSearches } from '../../lib/search/nearest';
import { searchAsMeant } from '../../lib/search/understand';
import type { Store } from '../../backend/compose-store';

/** More than there are ads. */
const ALL = 100_000;
const NEAREST = 8;

/** What a search answers: all jobs found, best first, and those offered as nearest where none is what was asked. */
export type Answer = { ids: string[]; total: number; nearest: string[] };

/** Asks a store what a visitor typed, as the website and the API's search do. */
export async function ask(store: Store, keyword: string): Promise<Answer> {
  const { found, search } = await searchAsMeant({ keyword, filters: NO_FILTERS }, (meant) =>
    store.findJobs({ ...meant, page: 1, perPage: ALL, summary: true }),
  );
  const nearest: string[] = [];
  for (const near of found.total === 0 ? nearestSearches(search) : []) {
    if (nearest.length > 0) break;
    const { jobs } = await store.findJobs({
      ...near,
      words: 'any',
      page: 1,
      perPage: NEAREST,
      summary: true,
    });
    nearest.push(...jobs.map(({ id }) => id));
  }
  return { ids: found.jobs.map(({ id }) => id), total: found.total, nearest };
}
