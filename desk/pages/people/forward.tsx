/** @jsxImportSource hono/jsx */
import type { Queued } from '../../../backend/staff/queues';
import { type Body, type DeskContext, type DeskOptions, textIn } from '../../context';
import { narrowPage, plainPage } from '../../layout';
import { counted, idsOf, nameOfQueued } from '../../parts';
import { Hidden } from '../../fields';
import { done, mailAfterUndo } from '../../done-notice';
import { listPath } from '../list-query';
import { jobField, openJobIn } from '../job-field';
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

/** Returns open jobs of these people's trades, by their jobs' titles, what they wrote, and their CVs: first those that fit the most of them, then the nearest in meaning. */
async function openingsFor(options: DeskOptions, people: readonly Queued[]): Promise<ListedJob[]> {
  const { store } = options;
  const found = new Map<string, { job: ListedJob; trades: number }>();
  for (const keyword of await tradesOf(options, people)) {
    const { jobs, groups } = await store.findJobs({ keyword, page: 1, perPage: 10, summary: true });
    const groupOf = groups.flatMap(({ name, jobs: count }) => Array<string>(count).fill(name));
    jobs.forEach((job, index) => {
      // The others only mention a word, or share the place.
      if (!['mentions', 'some', 'others'].includes(groupOf[index] ?? 'others'))
        found.set(job.id, { job, trades: (found.get(job.id)?.trades ?? 0) + 1 });
    });
  }
  const applied = people.length === 1 ? jobOf(people[0]!) : '';
  const best = [...found.values()].sort((a, b) => b.trades - a.trades).map(({ job }) => job);
  return best.filter(({ id }) => id !== applied).slice(0, 8);
}

/** What people do, as searches. */
async function tradesOf({ store, readCv }: DeskOptions, people: readonly Queued[]): Promise<string[]> {
  const titles = await store.jobTitles(people.map(jobOf).filter((id) => id !== TALENT_POOL));
  titles.delete(TALENT_POOL);
  const lines = [...titles.values()];
  for (const { form } of people.slice(0, MAX_READ)) {
    lines.push(...(form.fields.message ?? '').split('\n'));
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

/** Each chosen person once, without those whom nobody has checked. */
async function chosen({ store }: DeskOptions, text: unknown): Promise<Queued[]> {
  const ids = textIn(text, 10_000).split(',').map(Number).filter(Number.isSafeInteger);
  const once = await store.firstOfEach(ids.slice(0, MAX_PEOPLE));
  return (await store.applicationsOf(once)).filter(({ stage }) => stage !== 'to-check');
}

const none = (c: DeskContext) =>
  plainPage(c, 'Nobody to put forward', 'Select people who have been checked.', 400);

/** Asks for another job for people. */
export async function forward(c: DeskContext) {
  const people = await chosen(c.var.desk, c.req.query('ids'));
  return people.length === 0 ? none(c) : show(c, people);
}

async function show(c: DeskContext, people: Queued[], typed = '', mistake = '') {
  const openings = await openingsFor(c.var.desk, people);
  const whom = people.length === 1 ? nameOfQueued(people[0]!) : counted(people.length, 'person', 'people');
  const ids = idsOf(people).join();
  return narrowPage(
    c,
    {
      title: 'Another job',
      heading: `Another job for ${whom}`,
      here: '/applications',
      mistakes: { job: mistake },
    },
    <>
      {people.length > 1 && <p>{people.map(nameOfQueued).join(', ')}</p>}
      <h2>Jobs that fit</h2>
      {openings.length === 0 && <p class="soft">No open job of the same trade was found.</p>}
      <ul class="plain">
        {openings.map(({ id, title, company_name: company, location }) => (
          <li>
            <form method="post" action="/forward" class="inline">
              <Hidden of={{ ids, job: id }} />
              <button>{title}</button>{' '}
              <span class="soft">{[company, location].filter(Boolean).join(', ')}</span>
            </form>
          </li>
        ))}
      </ul>
      <form method="post" action="/forward" class="write">
        <Hidden of={{ ids }} />
        {await jobField(c, 'open', { label: 'Any other open job', value: typed, mistake, required: true })}
        <button>Put forward</button>
      </form>
    </>,
  );
}

/** Puts people forward for another job: each gets an application for it. */
export async function putForward(c: DeskContext, body: Body) {
  const { store, now } = c.var.desk;
  const people = await chosen(c.var.desk, body.ids);
  if (people.length === 0) return none(c);
  const text = textIn(body.job, 300);
  if (text === '') return show(c, people, text, 'Which job?');
  const { job, mistake } = await openJobIn(store, text);
  if (!job) return show(c, people, text, mistake);
  const at = now().toISOString();
  const ids: number[] = [];
  let last = 0;
  for (const application of people) {
    const { id, isNew } = await addFor(c, job.id, application, at);
    if (isNew) ids.push(id);
    last = id;
  }
  const what = ids.length < people.length ? 'forwarded-some' : 'forwarded';
  const path = people.length === 1 ? `/applications/${last}` : listPath({ job: job.id });
  return done(c, path, what, ids.length, at);
}

async function addFor(c: DeskContext, job_id: string, { form }: Queued, at: string) {
  const { store } = c.var.desk;
  const taken = Object.fromEntries(TAKEN.map((name) => [name, form.fields[name] ?? '']));
  const language = form.fields.language || (await store.consentLanguage('applications', form.id));
  const own = { job_id, language, added_by: c.get('me').address, forwarded_from: String(form.id) };
  const person = {
    fields: { ...taken, ...own, phone: taken.phone ?? '', email: taken.email ?? '' },
    cv: await store.getCv(form.id),
    key: `forward ${job_id} ${form.id}`,
    kind: 'added' as const,
    isOnce: true,
    mailAt: mailAfterUndo(c),
  };
  return store.addPerson(person, at);
}
