/** @jsxImportSource hono/jsx */
import { readBody } from '../../backend/http/read-body';
import { parseJob } from '../../backend/import/parse-job';
import { translations } from '../../backend/jobs/job-rows';
import { textToHtml } from '../../backend/publish/publish-inquiry';
import { htmlToText } from '../../lib/base/text/html-to-text';
import { isoDay } from '../../lib/base/text/indian-day';
import { type Desk, type DeskContext, type DeskOptions, textIn } from '../context';
import { notFoundPage, page } from '../layout';
import { ownersOnly } from '../signing-in';
import { JobPreview } from './job-preview';

/** Pages to write and edit jobs, with a preview, unless jobs come from a sheet. */
export function jobEditPages(desk: Desk, { store, followsSheet }: DeskOptions) {
  desk.get('/jobs/new', ownersOnly, (c) => editPage(c, {}, null));
  desk.get('/jobs/:id/edit', ownersOnly, async (c) => {
    const found = await store.getJob(c.req.param('id'));
    if (!found || followsSheet) return notFoundPage(c);
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
    if (followsSheet) return notFoundPage(c);
    const body = await readBody(c);
    const values = Object.fromEntries(FIELDS.map(([name]) => [name, textIn(body[name], 20_000)]));
    const id = textIn(body.id, 60) || null;
    const known = id === null ? null : await store.getJob(id);
    if (id !== null && !known) return notFoundPage(c);
    const parsed = jobOf(values, id);
    if ('problem' in parsed) return editPage(c, values, id, `The job ${parsed.problem}.`);
    if (body.do !== 'publish') return editPage(c, values, id);
    const kept = known && Object.fromEntries(KEPT.map((name) => [name, known.job[name]]));
    await store.upsertJobs([{ ...parsed.job, ...kept }]);
    await store.finishImport();
    return c.redirect('/jobs', 303);
  });

  async function editPage(c: DeskContext, values: Record<string, string>, id: string | null, problem = '') {
    const shown = values.title ? jobOf(values, id) : null;
    const categories = await store.listCategories();
    return page(
      c,
      { title: id === null ? 'New job' : 'Edit job', here: '/jobs' },
      <div class="beside">
        <form method="post" action="/jobs/save" class="write">
          <h1>{id === null ? 'New job' : 'Edit job'}</h1>
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
        <JobPreview job={shown && 'job' in shown ? shown.job : undefined} />
      </div>,
      problem ? 422 : 200,
    );
  }
}

/** Fields preserved when saving, because they are not edited here. */
const KEPT = ['image', 'questions', 'posted_at', 'primary_responsibility', 'slug', ...translations] as const;

const FIELDS: [name: string, label: string, kind: 'text' | 'date' | 'email' | 'long'][] = [
  ['title', 'Title', 'text'],
  ['company_name', 'Company', 'text'],
  ['location', 'Location', 'text'],
  ['category', 'Category', 'text'],
  ['salary', 'Pay', 'text'],
  ['job_type', 'Job type', 'text'],
  ['workspace', 'Workplace', 'text'],
  ['notes', 'Experience', 'text'],
  ['expires_at', 'Closes on', 'date'],
  ['recruiter_email', 'Recruiter’s email', 'email'],
  ['description', 'Description', 'long'],
  ['qualification', 'Qualification', 'long'],
];

/** Parses a job as typed; plain text becomes paragraphs and lists. */
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
