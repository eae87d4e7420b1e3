import type { Store } from '../../backend/compose-store';

/** More than there are ads. */
const ALL = 100_000;

/** What a search answers: all jobs found, best first. */
export type Answer = { ids: string[]; total: number };

/** Asks a store what a visitor typed. */
export async function ask(store: Store, keyword: string): Promise<Answer> {
  const found = await store.findJobs({ keyword, page: 1, perPage: ALL, summary: true });
  return { ids: found.jobs.map(({ id }) => id), total: found.total };
}
