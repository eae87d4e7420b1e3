/** @jsxImportSource hono/jsx */
import { Do } from '../parts';
import { apiAnswers } from '../../lib/content/api-answers';
import { TALENT_POOL } from '../../lib/contract/talent-pool';
import { inquirySource } from '../../backend/forms/enquiries';
import { parseJob } from '../../backend/import/parse-job';
import { translations } from '../../backend/jobs/job-rows';
import type { Job, NewJob } from '../../backend/jobs/jobs';
import { isoDay } from '../../lib/base/text/indian-day';
import { type Body, type DeskContext, type DeskOptions, textIn } from '../context';
import { markdownToHtml } from '../../backend/publish/job-text/from-markdown';
import { htmlToMarkdown } from '../../backend/publish/job-text/to-markdown';
import { notFoundPage, page, plainPage } from '../layout';
import { Field, Hidden, Suggestions } from '../fields';
import { hasMistakes, type Mistakes, tooLong, typed as typedText } from '../typed';
import { done, mailAfterUndo } from '../done-notice';
import { JobPreview } from './job-preview';

/** The id that an employer's enquiry is published as, and the enquiry; null for anything else. */
async function asInquiry({ store }: DeskOptions, value: unknown) {
  const [as, id] = /^inquiry-(\d{1,9})(?:-\d{1,9})?$/.exec(textIn(value)) ?? [];
  const found = as ? await store.enquiry('inquiries', Number(id)) : null;
  return as && found ? { as, inquiry: found.form } : null;
}

/** What is edited: a job of the store, with its fields as the form shows them, or a new one, which may be an employer's enquiry. */
type Edited = { job: Job | null; shown: Values; from: Awaited<ReturnType<typeof asInquiry>> };

/** Reads a job to be edited. The talent pool has no texts. */
async function editedJob({ store }: DeskOptions, id = ''): Promise<(Edited & { job: Job }) | null> {
  const found = id === TALENT_POOL ? null : await store.getJob(id);
  if (!found) return null;
  const { job } = found;
  const stored: Record<string, unknown> = {
    ...job,
    category: (await store.listCategories()).find((known) => known.id === job.category_id)?.name,
    recruiter_email: await store.recruiterEmail(job.id),
    expires_at: job.expires_at && isoDay(job.expires_at),
    description: htmlToMarkdown(job.description ?? ''),
    qualification: htmlToMarkdown(job.qualification ?? ''),
  };
  const shown = Object.fromEntries(FIELDS.map(([name]) => [name, String(stored[name] ?? '')]));
  return { job, shown, from: null };
}

/** Asks for a new job, which may be an employer's. */
export async function newJob(c: DeskContext) {
  const from = await asInquiry(c.var.desk, c.req.query('as'));
  const { job_title: title = '', job_description: description = '', ...others } = from?.inquiry.fields ?? {};
  return editPage(c, from ? { ...others, title, description } : {}, { job: null, shown: {}, from });
}

/** Shows a job to be changed, unless jobs come from a sheet. */
export async function editJob(c: DeskContext) {
  const { store, followsSheet } = c.var.desk;
  const edited = followsSheet ? null : await editedJob(c.var.desk, c.req.param('id'));
  if (!edited) return notFoundPage(c);
  const earlier = c.req.query('version') === 'earlier' && (await store.earlierOf(edited.job.id));
  return editPage(c, earlier || edited.shown, edited);
}

/** Previews or keeps a job. */
export async function saveJob(c: DeskContext, body: Body) {
  const { store, sendsMail, followsSheet, now } = c.var.desk;
  const id = textIn(body.id, 60);
  const from = id ? null : await asInquiry(c.var.desk, body.as);
  if (followsSheet && !from) return notFoundPage(c);
  const edited = id ? await editedJob(c.var.desk, id) : { job: null, shown: {}, from };
  if (!edited) return notFoundPage(c);
  const values = Object.fromEntries(FIELDS.map(([name]) => [name, typed(name, body[name])]));
  const parsed = jobOf(values, edited);
  const mistakes = mistakesIn(values, edited, parsed, now());
  if ('problem' in parsed || hasMistakes(mistakes)) return editPage(c, values, edited, mistakes);
  if (body.do !== 'publish') return editPage(c, values, edited);
  const source = from && inquirySource(from.inquiry.id);
  if (from && source && (await store.jobsOf(source)).some((known) => known.id === from.as))
    return plainPage(c, 'It is published already', `A second click? The job has the id ${from.as}.`, 409);
  if (id && parsed.replaced) await store.keepEarlier(id, parsed.replaced);
  const { category } = parsed.job;
  const isKnown = !category || (await store.listCategories()).some(({ name }) => name === category);
  const inNew = isKnown ? '' : ` ${category}`;
  await store.upsertJobs([{ ...parsed.job, staysClosed: id !== '' }]);
  await store.finishImport();
  if (!from) {
    const isOpen = (await store.getJob(id))?.active;
    return done(c, '/jobs', id && !isOpen ? 'saved-closed' : (id ? 'saved' : 'published') + inNew, 1);
  }
  const settled = { who: c.get('me').address, isPublished: true, mailAt: mailAfterUndo(c) } as const;
  const at = await store.settleEnquiry('inquiries', from.inquiry.id, settled);
  return done(c, '/jobs', (sendsMail ? 'told' : 'untold') + inNew, 1, at);
}

type Parsed = { job: NewJob; replaced?: Values } | { problem: string };

/** The job as typed. What is as shown stays as stored, byte for byte, as does what has no field here. `replaced`: the
 * form's former content, if changed. */
function jobOf(values: Values, { job: known, from, shown }: Edited): Parsed {
  const { description = '', qualification = '', ...others } = values;
  const parsed = parseJob({
    ...Object.fromEntries(Object.entries(others).map(([name, text]) => [name, text || null])),
    id: known?.id ?? from?.as ?? null,
    description: markdownToHtml(description),
    qualification: qualification === '' ? null : markdownToHtml(qualification),
  });
  if ('problem' in parsed) return parsed;
  if (from) parsed.job.source = inquirySource(from.inquiry.id);
  if (!known) return parsed;
  const { category, recruiter_email } = shown;
  const stored = { ...known, category, recruiter_email: recruiter_email || null };
  const unchanged = FIELDS.map(([name]) => name).filter((name) => values[name] === typed(name, shown[name]));
  const kept = [...KEPT, ...unchanged].map((name) => [name, stored[name as keyof typeof stored]]);
  const replaced = unchanged.length < FIELDS.length ? shown : undefined;
  return { job: { ...parsed.job, ...Object.fromEntries(kept) }, replaced };
}

/** What would not be taken as it was typed. */
function mistakesIn(values: Values, { shown }: Edited, parsed: Parsed, now: Date): Mistakes {
  const mistakes = Object.fromEntries(
    FIELDS.map(([name]) => [name, tooLong(values[name] ?? '', MAX_LENGTH)]),
  );
  if ('problem' in parsed) return { ...mistakes, title: `The job ${parsed.problem}.` };
  const { expires_at: end = '', recruiter_email: recruiter } = values;
  const isNew = end !== shown.expires_at;
  if (end && isNew && !parsed.job.expires_at) mistakes.expires_at = 'This is not a date.';
  else if (isNew && parsed.job.expires_at && parsed.job.expires_at <= now.toISOString())
    mistakes.expires_at = 'This day has passed: nobody would see the job.';
  if (recruiter && parsed.job.recruiter_email !== recruiter)
    mistakes.recruiter_email = 'Please type one email address.';
  return mistakes;
}

async function editPage(c: DeskContext, values: Values, edited: Edited, mistakes: Mistakes = {}) {
  const { store, sendsMail } = c.var.desk;
  const id = edited.job?.id ?? null;
  const { from } = edited;
  const shown = values.title ? jobOf(values, edited) : null;
  const categories = await store.listCategories();
  return page(
    c,
    { title: id === null ? 'New job' : 'Edit job', here: '/jobs', mistakes },
    <div class="beside">
      <form method="post" action="/jobs/save" class="write">
        <h1>{id === null ? 'New job' : 'Edit job'}</h1>
        {id !== null && (await store.earlierOf(id)) && (
          <p>
            <a href={`/jobs/${encodeURIComponent(id)}/edit?version=earlier`}>
              Show it as before its last change
            </a>
          </p>
        )}
        <Hidden of={{ ...(id !== null && { id }), ...(from && { as: from.as }) }} />
        {FIELDS.map(([name, label, kind]) => (
          <Field label={label} mistake={mistakes[name]}>
            {kind === 'long' ? (
              <>
                <small id={`${name}-hint`}>{TEXT_HINT}</small>
                <textarea name={name} rows={16} aria-describedby={`${name}-hint`}>
                  {values[name] ?? ''}
                </textarea>
              </>
            ) : (
              <input
                name={name}
                type={kind}
                value={values[name] ?? ''}
                list={name === 'category' ? 'categories' : undefined}
                required={name === 'title'}
              />
            )}
          </Field>
        ))}
        <Suggestions id="categories" of={categories.map(({ name }) => name)} />
        <div class="actions">
          <Do it="preview">Preview</Do>
          <button class="primary" name="do" value="publish">
            {id === null ? 'Publish' : 'Save'}
            {from && sendsMail && ' and notify the employer'}
          </button>
        </div>
      </form>
      <JobPreview job={shown && 'job' in shown ? shown.job : undefined} />
    </div>,
  );
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

const TEXT_HINT =
  'An empty line begins a paragraph. “- ” or “1. ” begins a list’s item, “## ” a heading. **Bold**, [a link](https://…).';

type Values = Record<string, string>;

const MAX_LENGTH = 100_000;
/** Of a job's form. */
export const JOB_LIMIT = { maxBytes: 2 * 1024 * 1024, tooLong: apiAnswers.form.tooLong };

/** A field's text as browsers send it, whatever line breaks and outer spaces it was shown with. */
const typed = (name: string, value: unknown): string =>
  FIELDS.some(([field, , kind]) => field === name && kind === 'long')
    ? typedText(value)
    : typedText(value).replaceAll('\n', '');
