/** @jsxImportSource hono/jsx */
import { isDayCount } from '../../backend/base/command';
import { readBody } from '../../backend/http/read-body';
import { inquirySource, jobOfInquiry } from '../../backend/publish/publish-inquiry';
import type { Store } from '../../backend/compose-store';
import type { Submission } from '../../backend/forms/forms';
import { withoutDirectionMarks } from '../../lib/base/text/direction-marks';
import { type Desk, type DeskContext, type DeskOptions, numberIn } from '../context';
import { notFoundPage, page, plainPage } from '../layout';
import { Ago, CallLinks } from '../parts';
import { ownersOnly } from '../signing-in';
import { Field, hasMistakes, type Mistakes, tooLong, type Typed, typed } from '../typed';
import { JobPreview } from './job-preview';

/** Employers' enquiries, and publishing them as jobs. */
export function inquiryPages(desk: Desk, { store, sendsMail, now }: DeskOptions) {
  desk.get('/inquiries', async (c) => {
    const isPublished = c.req.query('published') === '1';
    const inquiries = await listedInquiries(store, isPublished);
    return page(
      c,
      { title: 'Employers’ enquiries', here: '/jobs' },
      <>
        <h1>Employers’ enquiries</h1>
        <nav class="stages" aria-label="Which enquiries">
          <a href="/inquiries" aria-current={isPublished ? undefined : 'page'}>
            Waiting
          </a>
          <a href="/inquiries?published=1" aria-current={isPublished ? 'page' : undefined}>
            Published
          </a>
        </nav>
        {inquiries.length === 0 && <p class="empty">No enquiries here.</p>}
        <ul class="rows two-columns" data-rows>
          {inquiries.slice(0, MAX_SHOWN).map(({ id, received_at: at, fields }) => (
            <li class="row">
              <div class="who">
                <a class="whole" href={`/inquiries/${id}`}>
                  {withoutDirectionMarks(fields.job_title ?? '')}
                </a>
                <span class="soft">
                  {withoutDirectionMarks(
                    `${fields.company_name}, ${fields.location} · ${fields.contact_person}`,
                  )}
                </span>
              </div>
              <div class="when">
                <Ago at={at} now={now()} />
              </div>
            </li>
          ))}
        </ul>
      </>,
    );
  });

  const found = async (c: DeskContext) => {
    const id = numberIn(c.req.param('id'));
    return id === null ? null : store.getSubmission('inquiries', id);
  };

  async function show(c: DeskContext, values: Typed, problem = '') {
    const mistakes = mistakesIn(values);
    const inquiry = await found(c);
    if (!inquiry) return notFoundPage(c);
    const earlier = await store.jobsOf(inquirySource(inquiry.id));
    const made = jobOfInquiry(inquiry, values, earlier.length, now());
    const { fields } = inquiry;
    const me = c.get('me');
    return page(
      c,
      { title: fields.job_title ?? 'Enquiry', here: '/jobs' },
      <div class="beside">
        <form method="post" action={`/inquiries/${inquiry.id}/publish`} class="write">
          <p class="soft">
            <a href="/inquiries">Employers’ enquiries</a>
          </p>
          <h1>{fields.job_title}</h1>
          <p>
            {fields.contact_person}, {fields.company_name} ·{' '}
            <a href={`mailto:${fields.email_address}`}>{fields.email_address}</a>
          </p>
          <CallLinks phone={fields.contact_number ?? ''} />
          {(problem || 'problem' in made) && (
            <p class="notice bad" role="alert">
              {problem || `The enquiry ${'problem' in made ? made.problem : ''}.`}
            </p>
          )}
          {earlier.length > 0 && (
            <p class="notice">
              Already published as{' '}
              {earlier.map(({ id, active }) => (active ? id : `${id} (closed)`)).join(', ')}. Publishing it
              again creates another job.
            </p>
          )}
          {CHOICES.map(([name, label]) => (
            <Field label={label} mistake={mistakes[name]}>
              <input
                name={name}
                value={values[name] ?? ''}
                maxlength={MAX_LENGTH}
                inputmode={name === 'days' ? 'numeric' : undefined}
              />
            </Field>
          ))}
          <div class="actions">
            <button formaction={`/inquiries/${inquiry.id}`} formmethod="get">
              Preview
            </button>
            {me.role === 'owner' && (
              <button class="primary">Publish{sendsMail && ' and notify the employer'}</button>
            )}
          </div>
        </form>
        <JobPreview job={'job' in made ? made.job : undefined} />
      </div>,
      problem || hasMistakes(mistakes) ? 422 : 200,
    );
  }

  desk.get('/inquiries/:id', (c) => show(c, c.req.query()));
  desk.post('/inquiries/:id/publish', ownersOnly, async (c) => {
    const inquiry = await found(c);
    if (!inquiry) return notFoundPage(c);
    const body = await readBody(c);
    const values = Object.fromEntries(CHOICES.map(([name]) => [name, typed(body[name])]));
    if (hasMistakes(mistakesIn(values))) return show(c, values);
    const earlier = await store.jobsOf(inquirySource(inquiry.id));
    const made = jobOfInquiry(inquiry, values, earlier.length, now());
    if ('problem' in made) return show(c, values, `The enquiry ${made.problem}.`);
    if (await store.getJob(made.job.id))
      return plainPage(c, 'The id is in use', `Another job has the id ${made.job.id}.`, 409);
    await store.upsertJobs([made.job]);
    if (sendsMail) await store.queueMail({ kind: 'published', inquiry_id: inquiry.id });
    return c.redirect('/jobs', 303);
  });
}

const MAX_SHOWN = 500;

/** Returns employers' enquiries that wait, or those with jobs, newest first. */
export async function listedInquiries(
  { inbox, inquiriesWithJobs }: Pick<Store, 'inbox' | 'inquiriesWithJobs'>,
  isPublished = false,
): Promise<Submission[]> {
  const done = new Set(await inquiriesWithJobs());
  return (await inbox('inquiries')).filter(({ id }) => done.has(inquirySource(id)) === isPublished);
}

const CHOICES: [name: string, label: string][] = [
  ['category', 'Category'],
  ['salary', 'Pay'],
  ['type', 'Job type'],
  ['days', 'Days open'],
];

const MAX_LENGTH = 200;

function mistakesIn(values: Typed): Mistakes {
  const mistakes = Object.fromEntries(
    CHOICES.map(([name]) => [name, tooLong(values[name] ?? '', MAX_LENGTH)]),
  );
  const { days } = values;
  if (days && !isDayCount(days)) mistakes.days = 'Please type a number of days from 1 to 999.';
  return mistakes;
}
