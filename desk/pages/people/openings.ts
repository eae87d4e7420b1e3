import type { ListedJob } from '../../../backend/jobs/jobs';
import type { Queued } from '../../../backend/staff/queues';
import { TALENT_POOL } from '../../../lib/contract/talent-pool';
import { isRole, titleHeads } from '../../../lib/search/heads';
import type { DeskOptions } from '../../context';
import { jobOf } from '../same-person';

const MAX_WORDS = 6;
const TOP_LINES = 15;
/** Reading more CVs takes longer than typing a job. */
const MAX_READ = 3;

/** Returns open jobs of these people's trades, the nearest in meaning first: by their jobs' titles, what they wrote, and their CVs. */
export async function openingsFor(options: DeskOptions, people: readonly Queued[]): Promise<ListedJob[]> {
  const { store } = options;
  const found = new Map<string, ListedJob>();
  for (const keyword of await tradesOf(options, people)) {
    const { jobs, groups } = await store.findJobs({ keyword, page: 1, perPage: 10, summary: true });
    const groupOf = groups.flatMap(({ name, jobs: count }) => Array<string>(count).fill(name));
    jobs.forEach((job, index) => {
      // The others only mention a word, or share the place.
      if (!['mentions', 'some', 'others'].includes(groupOf[index] ?? 'others')) found.set(job.id, job);
    });
  }
  const applied = people.length === 1 ? jobOf(people[0]!) : '';
  return [...found.values()].filter(({ id }) => id !== applied).slice(0, 8);
}

/** What people do, as searches. */
async function tradesOf({ store, readCv }: DeskOptions, people: readonly Queued[]): Promise<string[]> {
  const titles = await store.jobTitles(people.map(jobOf).filter((id) => id !== TALENT_POOL));
  titles.delete(TALENT_POOL);
  const lines = [...titles.values()];
  for (const { form } of people.slice(0, MAX_READ)) {
    lines.push(form.fields.message ?? '');
    const cv = form.cv && (await store.getCv(form.id));
    if (cv) lines.push(...(await readCv(cv, { pages: 0 })).text.split('\n').slice(0, TOP_LINES));
  }
  const heads = lines.flatMap((line) => titleHeads(line)).filter((head) => isRole(head.split(' ').at(-1)!));
  return [...new Set(heads)].slice(0, MAX_WORDS);
}
