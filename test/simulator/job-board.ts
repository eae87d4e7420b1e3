import type { Sql } from '../../backend/store/database';
import type { NewJob } from '../../backend/jobs/jobs';
import type { Store } from '../../backend/compose-store';
import { newJob, NOON } from '../backend';
import type { Journal } from './journal';
import { JOB_ID } from './sent-forms';

type Listed = { id: string; title: string }[];

const job = (id: number, title: string, daysAgo: number): NewJob =>
  newJob({ id: `${id}`, title, posted_at: new Date(Date.parse(NOON) - daysAgo * 86_400_000).toISOString() });

/** What imports bring: after each of them jobs have other positions, titles, or dates. */
export const IMPORTS: NewJob[][] = [
  [job(11, 'Welder', 3), job(12, 'Nurse', 4), job(13, 'Welder', 5)],
  [job(11, 'Nurse', 3), job(12, 'Welder', 4)],
  [job(14, 'Nurse', 1), job(15, 'Driver', 2)],
  [job(13, 'Welder', 0), job(14, 'Welder', 6)],
];
/** The jobs that somebody closes. */
export const CLOSED = ['11', '13', '15'];
const ADDED = ['11', '12', '13', '14', '15'];

/** Leaves a store with no job but the first. */
export const clearJobs = (store: Store) => store.closeJobs(ADDED);

const TITLES = ['Welder', 'Nurse'];

/** The jobs of a simulated API as they were after each of its transactions, and what visitors were shown of them. */
export function createJobBoard(journal: Journal) {
  const lists: Listed[] = [[{ id: JOB_ID, title: 'Clerk' }]];
  return {
    /** For use at the end of a transaction; the returned function says that it was committed. */
    async see({ query }: Sql) {
      const list = await query<Listed[number]>(
        'SELECT id, title FROM jobs WHERE listing_key IS NOT NULL ORDER BY listing_key DESC',
      );
      return () => void lists.push(list);
    },
    /** Searches for two titles at once; each answer has to be right at some moment between question and answer. */
    async search(store: Store, isAlive: () => boolean): Promise<void> {
      const from = lists.length - 1;
      const searchFor = async (title: string) => {
        const { jobs, total } = await store.findJobs({ keyword: title.toLowerCase(), page: 1, perPage: 20 });
        if (!isAlive()) return;
        const shown = jobs.map(({ id }) => id).join();
        journal.tell(`a search for ${title} shows ${shown}`);
        const isRight = (list: Listed) => {
          const fitting = list.filter((one) => one.title === title).map(({ id }) => id);
          return fitting.join() === shown && fitting.length === total;
        };
        if (!lists.slice(from).some(isRight)) journal.breaks('a search showed the jobs of no moment');
      };
      await Promise.all(TITLES.map(searchFor));
    },
  };
}

export type JobBoard = ReturnType<typeof createJobBoard>;
