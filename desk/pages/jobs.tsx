/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html';
import { readBody } from '../../backend/http/read-body';
import { parseJob } from '../../backend/import/parse-job';
import type { NewJob } from '../../backend/jobs/jobs';
import { textToHtml } from '../../backend/publish/publish-inquiry';
import type { ListedForStaff } from '../../backend/staff/job-list';
import { safeHtmlText } from '../../lib/base/html';
import { htmlToText } from '../../lib/base/text/html-to-text';
import { DAY_MS, isoDay } from '../../lib/base/text/indian-day';
import { jobPath, machineRoutes } from '../../lib/routes';
import { type Desk, type DeskContext, type DeskOptions, ownPath, textIn } from '../context';
import { notThere, page, plainPage } from '../layout';
import { DayLine } from '../parts';
import { ownersOnly } from '../signing-in';
import { counted } from '../words';

const DAYS = 30;

/** The jobs: how they do, whether they are open, and, where no sheet is followed, what they say. */
export function jobPages(desk: Desk, options: DeskOptions) {
  const { store, siteUrl, followsSheet, markedUpTo, now } = options;

  desk.get('/jobs', async (c) => {
    const since = new Date(now().getTime() - DAYS * DAY_MS).toISOString();
    const [jobs, numbers, inquiries] = await Promise.all([
      store.jobsForStaff(since),
      store.applicationsByJob(since),
      store.inbox('inquiries'),
    ]);
    const me = c.get('me');
    return page(c, {
      title: 'Jobs',
      me,
      here: '/jobs',
      children: (
        <>
          <div class="head">
            <h1>{counted(jobs.filter(({ active }) => active).length, 'open job')}</h1>
            <div class="buttons">
              {inquiries.length > 0 && (
                <a class="button" href="/inquiries">
                  Employers’ enquiries ({inquiries.length})
                </a>
              )}
              {!followsSheet && me.role === 'owner' && (
                <a class="button primary" href="/jobs/new">
                  Write a job
                </a>
              )}
            </div>
          </div>
          {followsSheet && (
            <p class="soft">What jobs say stands in the sheet; here you say whether they are open.</p>
          )}
          <ul class="rows jobs" data-rows>
            {jobs.map((job) => {
              const { total = 0, fresh = 0, days = new Map<string, number>() } = numbers.get(job.id) ?? {};
              return (
                <li class={job.active ? 'row' : 'row closed'}>
                  <div class="who">
                    <a href={`/applications?job=${encodeURIComponent(job.id)}`} class="whole">
                      {job.title}
                    </a>
                    <span class="soft">{[job.company_name, job.location].filter(Boolean).join(', ')}</span>
                  </div>
                  <div class="count">
                    <b>{total}</b> <span class="soft">{fresh > 0 ? `${fresh} new` : 'applications'}</span>
                  </div>
                  <div class="trend">
                    <DayLine days={days} now={now()} count={DAYS} />
                  </div>
                  <div class="soft">{standing(job, now())}</div>
                  <JobActions
                    job={job}
                    siteUrl={siteUrl}
                    canEdit={!followsSheet && me.role === 'owner' && !job.isSample}
                  />
                </li>
              );
            })}
          </ul>
        </>
      ),
    });
  });

  desk.post('/jobs/:id/:action{confirm|filled|paused|close|open}', async (c) => {
    const id = c.req.param('id');
    const action = c.req.param('action');
    const back = ownPath((await readBody(c)).back, '/jobs');
    if (!(await store.getJob(id))) return notThere(c);
    if (action === 'confirm') await store.confirmJobs([id], markedUpTo());
    else if (action === 'open') {
      if ((await store.reopenJob(id)) === 'expired')
        return plainPage(c, 'Its closing date has passed', 'Give the job another closing date first.', 409);
    } else await store.closeJob(id, action === 'close' ? '' : (action as 'filled' | 'paused'));
    return c.redirect(back, 303);
  });

  desk.get('/jobs/new', ownersOnly, (c) => editPage(c, {}, null));
  desk.get('/jobs/:id/edit', ownersOnly, async (c) => {
    const found = await store.getJob(c.req.param('id'));
    if (!found || followsSheet) return notThere(c);
    const { job } = found;
    const text = (html: string | null) => (html ? htmlToText(html) : '');
    const category = (await store.listCategories()).find(({ id }) => id === job.category_id)?.name ?? '';
    return editPage(
      c,
      {
        ...{ title: job.title, company_name: job.company_name ?? '', location: job.location ?? '', category },
        ...{ salary: job.salary ?? '', job_type: job.job_type ?? '', workspace: job.workspace ?? '' },
        ...{ notes: job.notes ?? '', description: text(job.description) },
        ...{
          qualification: text(job.qualification),
          expires_at: job.expires_at ? isoDay(job.expires_at) : '',
        },
        recruiter_email: (await store.recruiterEmail(job.id)) ?? '',
      },
      job.id,
    );
  });
  desk.post('/jobs/save', ownersOnly, async (c) => {
    if (followsSheet) return notThere(c);
    const body = await readBody(c);
    const values = Object.fromEntries(FIELDS.map(([name]) => [name, textIn(body[name], 20_000)]));
    const id = textIn(body.id, 60) || null;
    const known = id === null ? null : await store.getJob(id);
    if (id !== null && !known) return notThere(c);
    const parsed = jobOf(values, id);
    if ('problem' in parsed) return editPage(c, values, id, `The job ${parsed.problem}.`);
    if (body.do !== 'publish') return editPage(c, values, id, '', parsed.job);
    const kept = known && {
      ...{ image: known.job.image, questions: known.job.questions, posted_at: known.job.posted_at },
      primary_responsibility: known.job.primary_responsibility,
      slug: known.job.slug,
    };
    await store.upsertJobs([{ ...parsed.job, ...kept }]);
    await store.finishImport();
    return c.redirect('/jobs', 303);
  });

  async function editPage(
    c: DeskContext,
    values: Record<string, string>,
    id: string | null,
    problem = '',
    preview?: NewJob,
  ) {
    const categories = await store.listCategories();
    return page(
      c,
      {
        title: id === null ? 'Write a job' : 'Edit a job',
        me: c.get('me'),
        here: '/jobs',
        children: (
          <div class="beside">
            <form method="post" action="/jobs/save" class="write">
              <h1>{id === null ? 'Write a job' : 'Edit a job'}</h1>
              {problem && (
                <p class="notice bad" role="alert">
                  {problem}
                </p>
              )}
              {id !== null && <input type="hidden" name="id" value={id} />}
              {FIELDS.map(([name, label, kind]) => (
                <label>
                  <span>{label}</span>
                  {kind === 'long' ? (
                    <textarea name={name} rows={6}>
                      {values[name] ?? ''}
                    </textarea>
                  ) : (
                    <input
                      name={name}
                      type={kind}
                      value={values[name] ?? ''}
                      list={name === 'category' ? 'categories' : undefined}
                      required={name === 'title'}
                    />
                  )}
                </label>
              ))}
              <datalist id="categories">
                {categories.map(({ name }) => (
                  <option value={name} />
                ))}
              </datalist>
              <div class="actions">
                <button name="do" value="preview">
                  Preview
                </button>
                <button class="primary" name="do" value="publish">
                  {id === null ? 'Publish' : 'Save'}
                </button>
              </div>
            </form>
            <JobPreview job={preview} />
          </div>
        ),
      },
      problem ? 422 : 200,
    );
  }
}

const FIELDS: [name: string, label: string, kind: 'text' | 'date' | 'email' | 'long'][] = [
  ['title', 'Title', 'text'],
  ['company_name', 'Company', 'text'],
  ['location', 'Place', 'text'],
  ['category', 'Category', 'text'],
  ['salary', 'Pay', 'text'],
  ['job_type', 'Kind of work', 'text'],
  ['workspace', 'Where it is done', 'text'],
  ['notes', 'Experience', 'text'],
  ['expires_at', 'Closes on', 'date'],
  ['recruiter_email', 'Who gets the applications', 'email'],
  ['description', 'Description', 'long'],
  ['qualification', 'Qualification', 'long'],
];

/** A job as it was typed; a text becomes paragraphs and lists. */
function jobOf(values: Record<string, string>, id: string | null) {
  const { description = '', qualification = '', ...others } = values;
  const given = Object.fromEntries(Object.entries(others).map(([name, text]) => [name, text || null]));
  return parseJob({
    ...given,
    id,
    description: textToHtml(description),
    qualification: qualification === '' ? null : textToHtml(qualification),
  });
}

/** A job as its public page shows it, before it is published. */
export const JobPreview = ({ job }: { job?: NewJob }) => (
  <article class="preview" aria-label="Preview">
    {job === undefined ? (
      <p class="empty">The preview shows the public page, before anybody else sees it.</p>
    ) : (
      <>
        <p class="soft">{job.company_name}</p>
        <h2>{job.title}</h2>
        <p class="glance">
          {[job.location, job.salary, job.job_type, job.workspace, job.notes].filter(Boolean).join(' · ')}
        </p>
        <div>{raw(safeHtmlText(job.description ?? ''))}</div>
        {job.qualification && (
          <>
            <h3>Qualification</h3>
            <div>{raw(safeHtmlText(job.qualification))}</div>
          </>
        )}
      </>
    )}
  </article>
);

function standing(
  { active, closed_reason: reason, confirmed_at: confirmed, isSample }: ListedForStaff,
  now: Date,
): string {
  if (!active) return `Closed${reason ? `: ${reason}` : ''}`;
  if (isSample) return 'A sample';
  const days = confirmed ? Math.floor((now.getTime() - Date.parse(confirmed)) / DAY_MS) : null;
  if (days === null) return 'Never confirmed';
  return days === 0 ? 'Confirmed today' : `Confirmed ${counted(days, 'day')} ago`;
}

type ActionProps = { job: ListedForStaff; siteUrl: string; canEdit: boolean };

const JobActions = ({ job, siteUrl, canEdit }: ActionProps) => {
  const path = `/jobs/${encodeURIComponent(job.id)}`;
  const button = (action: string, name: string) => (
    <button formaction={`${path}/${action}`} formmethod="post">
      {name}
    </button>
  );
  return (
    <form method="post" action={`${path}/confirm`} class="buttons">
      {job.active ? !job.isSample && button('confirm', 'Still open') : button('open', 'Open again')}
      <details>
        <summary aria-label={`More about ${job.title}`}>More</summary>
        <div>
          {job.active && button('filled', 'Filled')}
          {job.active && button('paused', 'Pause')}
          {job.active && button('close', 'Close')}
          {canEdit && <a href={`${path}/edit`}>Edit</a>}
          <a href={`${siteUrl}${jobPath(job)}`}>Public page</a>
          <a href={`${siteUrl}${machineRoutes.jobPoster(job)}`}>Poster (PDF)</a>
          <a href={`${siteUrl}${machineRoutes.jobStatusPicture(job)}`}>Status picture</a>
        </div>
      </details>
    </form>
  );
};
