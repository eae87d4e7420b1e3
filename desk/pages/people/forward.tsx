/** @jsxImportSource hono/jsx */
import { readForm } from '../../../backend/http/read-body';
import type { Queued } from '../../../backend/staff/queues';
import { type Desk, type DeskContext, type DeskOptions, textIn } from '../../context';
import { page, plainPage } from '../../layout';
import { nameOfQueued } from '../../parts';
import { counted } from '../../words';
import { mailAfterUndo } from '../done-notice';
import { listPath, withQuery } from '../list-query';
import { JobField, NO_JOB, openJobIn, openJobs } from './form-parts';
import type { ListedJob } from '../../../backend/jobs/jobs';
import { applicationFields } from '../../../lib/contract/forms/application';
import { textFields } from '../../../lib/contract/forms/field';
import { TALENT_POOL } from '../../../lib/contract/talent-pool';
import { isRole, titleHeads } from '../../../lib/search/heads';
import { jobOf } from '../same-person';

const MAX_WORDS = 6;

const TOP_LINES = 15;

/** Reading more CVs takes longer than typing a job. */
const MAX_READ = 3;

/** Returns open jobs of these people's trades, the nearest in meaning first: by their jobs' titles, what they wrote, and their CVs. */
async function openingsFor(options: DeskOptions, people: readonly Queued[]): Promise<ListedJob[]> {
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

const MAX_PEOPLE = 50;

/** What a second application takes over: nothing that was said, or agreed to, for another job. */
const TAKEN = textFields(applicationFields)
  .map(([, { wire }]) => wire)
  .filter((wire) => wire !== 'job_id' && wire !== 'message');

/** Puts people forward for another job: each gets an application for it. */
export function forwardPages(desk: Desk, options: DeskOptions) {
  const { store, now } = options;

  /** Each chosen person once, without those whom nobody has checked. */
  async function chosen(text: unknown): Promise<Queued[]> {
    const ids = textIn(text, 10_000).split(',').map(Number).filter(Number.isSafeInteger);
    const once = await store.firstOfEach(ids.slice(0, MAX_PEOPLE));
    return (await store.applicationsOf(once)).filter(({ stage }) => stage !== 'to-check');
  }

  const none = (c: DeskContext) =>
    plainPage(c, 'Nobody to put forward', 'Select people who have been checked.', 400);

  desk.get('/forward', async (c) => {
    const people = await chosen(c.req.query('ids'));
    return people.length === 0 ? none(c) : show(c, people);
  });

  async function show(c: DeskContext, people: Queued[], typed = '', mistake = '') {
    const [openings, jobs] = await Promise.all([openingsFor(options, people), openJobs(store)]);
    const ids = people.map(({ form }) => form.id).join(',');
    return page(
      c,
      { title: 'Another job', here: '/applications' },
      <section class="narrow">
        <h1>
          Another job for{' '}
          {people.length === 1 ? nameOfQueued(people[0]!) : counted(people.length, 'person', 'people')}
        </h1>
        {people.length > 1 && <p>{people.map(nameOfQueued).join(', ')}</p>}
        <h2>Jobs that fit</h2>
        {openings.length === 0 && <p class="soft">No open job of the same trade was found.</p>}
        <ul class="plain">
          {openings.map(({ id, title, company_name: company, location }) => (
            <li>
              <form method="post" action="/forward" class="inline">
                <input type="hidden" name="ids" value={ids} />
                <input type="hidden" name="job" value={id} />
                <button>{title}</button>{' '}
                <span class="soft">{[company, location].filter(Boolean).join(', ')}</span>
              </form>
            </li>
          ))}
        </ul>
        <form method="post" action="/forward" class="write">
          <input type="hidden" name="ids" value={ids} />
          <JobField label="Any other open job" jobs={jobs} value={typed} mistake={mistake} required />
          <button>Put forward</button>
        </form>
      </section>,
      mistake ? 422 : 200,
    );
  }

  desk.post('/forward', async (c) => {
    const body = await readForm(c);
    const people = await chosen(body.ids);
    if (people.length === 0) return none(c);
    const text = textIn(body.job, 300);
    const job = text === '' ? null : await openJobIn(store, text);
    if (!job) return show(c, people, text, NO_JOB);
    const at = now().toISOString();
    const ids: number[] = [];
    let last = 0;
    for (const application of people) {
      const { id, isNew } = await putForward(application, job.id, c.get('me').address, at);
      if (isNew) ids.push(id);
      last = id;
    }
    const what = ids.length < people.length ? 'forwarded-some' : 'forwarded';
    const path = people.length === 1 ? `/applications/${last}` : listPath({ job: job.id });
    return c.redirect(withQuery(path, { done: String(ids.length), what, undo: at }), 303);
  });

  async function putForward({ form }: Queued, job_id: string, who: string, at: string) {
    const taken = Object.fromEntries(TAKEN.map((name) => [name, form.fields[name] ?? '']));
    const fields = { ...taken, job_id, added_by: who, forwarded_from: String(form.id) };
    const person = {
      fields: { ...fields, phone: taken.phone ?? '', email: taken.email ?? '' },
      cv: await store.getCv(form.id),
      key: `forward ${job_id} ${form.id}`,
      kind: 'added' as const,
      isOnce: true,
      mailAt: mailAfterUndo(options),
    };
    return store.addPerson(person, at);
  }
}
