/** @jsxImportSource hono/jsx */
import { type Enquiry, type EnquiryKind, inquirySource } from '../../backend/forms/enquiries';
import type { Submission } from '../../backend/forms/forms';
import { addressOf, referenceOf, senderOf } from '../../backend/forms/submission-names';
import { jobDeclinedMail } from '../../lib/content/mails/job-published';
import { mobileOf } from '../../lib/content/mails/business-enquiry';
import { type Body, type DeskContext, nameOf, numberIn, ownPath, textIn } from '../context';
import { narrowPage, notFoundPage, page } from '../layout';
import { Ago, CallLinks, Listed, Pages, ButtonTo, Words } from '../parts';
import { Field, Hidden, MailPreview, SubmitOrCancel, Suggestions } from '../fields';
import { tooLong, typed } from '../typed';
import { done, mailAfterUndo } from '../done-notice';
import { listPath } from './list-query';
import { withoutDirectionMarks } from '../../lib/base/text/plain-characters';

/** Each kind's pages. `title` and `text`: the fields that are shown as such. */
const ENQUIRIES = {
  contacts: {
    path: '/enquiries',
    name: 'Enquiries',
    done: 'Answered',
    here: '/enquiries',
    title: 'subject',
    text: 'message',
  },
  inquiries: {
    path: '/inquiries',
    name: 'Jobs from employers',
    done: 'Done',
    here: '/jobs',
    title: 'job_title',
    text: 'job_description',
  },
} satisfies Record<EnquiryKind, object>;

const PAGE = 50;

/** The id of an enquiry's job, after `earlier` ones. Its prefix distinguishes it from generated ids. */
const inquiryJobId = (inquiryId: number, earlier: number): string =>
  `inquiry-${inquiryId}${earlier === 0 ? '' : `-${earlier + 1}`}`;

/** The title of an enquiry, as it was typed, on one line in its direction. */
const titleOf = ({ kind, fields }: Submission): string =>
  withoutDirectionMarks(fields[ENQUIRIES[kind as EnquiryKind].title] ?? '') || 'No subject';

const fromOf = (form: Submission): string =>
  [senderOf(form), form.fields.company_name, form.fields.location].filter(Boolean).join(', ');

/** Returns the enquiry in the URL, or null. */
async function requestedEnquiry(c: DeskContext, kind: EnquiryKind) {
  const id = numberIn(c.req.param('id'));
  return id === null ? null : c.var.desk.store.enquiry(kind, id);
}

/** Contact and business enquiries, and employers' enquiries to list a job: their lists and pages. */
export const contacts = (c: DeskContext) => list(c, 'contacts');
export const contact = (c: DeskContext) => show(c, 'contacts');
export const inquiries = (c: DeskContext) => list(c, 'inquiries');
export const inquiry = (c: DeskContext) => show(c, 'inquiries');

async function list(c: DeskContext, kind: EnquiryKind) {
  const { store } = c.var.desk;
  const { path, name, done: doneName, here } = ENQUIRIES[kind];
  const isDone = c.req.query('done') === 'yes';
  const before = numberIn(c.req.query('before')) ?? Number.MAX_SAFE_INTEGER;
  const skip = numberIn(c.req.query('skip')) ?? 0;
  const [found, ...counts] = await Promise.all([
    store.enquiries(kind, !isDone, before, PAGE + 1, skip),
    ...[true, false].map((waits) => store.countEnquiries(kind, waits)),
  ]);
  const shown = found.slice(0, PAGE);
  const top = String(Math.min(before, (shown[0]?.form.id ?? 0) + 1));
  const pageAt = (from: number) =>
    listPath({}, { done: isDone ? 'yes' : '', ...(from > 0 && { skip: String(from), before: top }) }, path);
  const tabs = [
    ['Waiting', path],
    [doneName, `${path}?done=yes`],
  ] as const;
  return page(
    c,
    { title: name, here },
    <>
      <h1>{name}</h1>
      <nav class="stages" aria-label="Which enquiries">
        {tabs.map(([tab, href], index) => (
          <a href={href} aria-current={(index === 1) === isDone ? 'page' : undefined}>
            {tab} <b>{(counts[index] ?? 0).toLocaleString('en-IN')}</b>
          </a>
        ))}
      </nav>
      <Listed of={shown} empty={isDone ? 'None yet.' : 'None is waiting.'}>
        {({ form }) => (
          <>
            <a href={`${path}/${form.id}`}>{titleOf(form)}</a>
            <span class="soft">
              {fromOf(form)} · <Ago at={form.received_at} />
            </span>
          </>
        )}
      </Listed>
      <Pages skip={skip} size={PAGE} isMore={found.length > PAGE} at={pageAt} />
    </>,
  );
}

async function show(c: DeskContext, kind: EnquiryKind) {
  const enquiry = await requestedEnquiry(c, kind);
  if (!enquiry) return notFoundPage(c);
  const { form, done_at: at, done_by: who } = enquiry;
  const { path, name, text, here } = ENQUIRIES[kind];
  const own = `${path}/${form.id}`;
  const jobs = kind === 'inquiries' ? await c.var.desk.store.jobsOf(inquirySource(form.id)) : [];
  const isOwner = c.get('me').role === 'owner';
  return page(
    c,
    { title: titleOf(form), here },
    <section class="narrow">
      <p class="soft">
        <a href={path}>{name}</a>
      </p>
      <h1>{titleOf(form)}</h1>
      <p>
        {fromOf(form)} · {referenceOf(form)} · <Ago at={form.received_at} />
      </p>
      <AnswerLinks form={form} />
      <Words text={form.fields[text] ?? ''} />
      {jobs.length > 0 && (
        <p class="notice">
          Published as {jobs.map(({ id, active }) => (active ? id : `${id} (closed)`)).join(', ')}. Publishing
          it again creates another job.
        </p>
      )}
      {at && (kind === 'contacts' || form.fields.why_declined) && (
        <form method="post" action="/enquiries/take-back" class="notice">
          <span>
            {kind === 'contacts' ? 'Answered' : 'Declined'} by {nameOf(c.get('staff'), who)}, <Ago at={at} />
            {form.fields.why_declined && `: ${form.fields.why_declined}`}
          </span>
          <Hidden of={{ at, who, back: own }} />
          <button class="quiet">Take back</button>
        </form>
      )}
      <div class="actions">
        {kind === 'contacts' && !at && (
          <form method="post" action={`${own}/answered`}>
            <button class="primary">Mark as answered</button>
          </form>
        )}
        {kind === 'inquiries' && isOwner && (
          <a
            class={jobs.length > 0 || at ? 'button' : 'button primary'}
            href={`/jobs/new?as=${inquiryJobId(form.id, jobs.length)}`}
          >
            Edit and publish{jobs.length > 0 && ' again'}
          </a>
        )}
        {kind === 'inquiries' && !at && jobs.length === 0 && (
          <ButtonTo href={`${own}/decline`}>Decline …</ButtonTo>
        )}
      </div>
    </section>,
  );
}

/** Marks an enquiry as answered. */
export async function markAnswered(c: DeskContext) {
  const { store } = c.var.desk;
  const enquiry = await requestedEnquiry(c, 'contacts');
  if (!enquiry) return notFoundPage(c);
  const at = await store.settleEnquiry('contacts', enquiry.form.id, { who: c.get('me').address });
  return done(c, '/enquiries', 'answered', at ? 1 : 0, at);
}

/** Lets an enquiry that was answered or declined wait again. */
export async function takeBackAnswer(c: DeskContext, body: Body) {
  await reopenEnquiries(c, { at: textIn(body.at, 40), who: textIn(body.who, 200) });
  return c.redirect(ownPath(body.back, '/enquiries'), 303);
}

/** Lets enquiries wait again, as the store does, and closes the jobs that they were published as. */
export async function reopenEnquiries(c: DeskContext, settled: { at: string; who: string }) {
  const { store } = c.var.desk;
  const { count, jobs } = await store.reopenEnquiries(settled);
  for (const id of jobs) await store.closeJob(id);
  return count;
}

/** Links to answer by mail, with the reference in the subject, by phone and by WhatsApp. */
const AnswerLinks = ({ form }: { form: Submission }) => {
  const { subject = '', message = '', contact_number: number } = form.fields;
  const phone = form.kind === 'contacts' ? mobileOf({ subject, message }) : number;
  const about = encodeURIComponent(`Re: ${titleOf(form)} (${referenceOf(form)})`);
  const to = encodeURIComponent(addressOf(form)).replaceAll('%40', '@');
  return (
    <>
      <p>
        <ButtonTo href={`mailto:${to}?subject=${about}`}>Email {addressOf(form)}</ButtonTo>
      </p>
      {phone && <CallLinks phone={phone} />}
    </>
  );
};

/** Asks for the reason to decline an employer's enquiry, with the mail as it will be. */
export async function declineForm(c: DeskContext) {
  const enquiry = await requestedEnquiry(c, 'inquiries');
  return enquiry ? askWhy(c, enquiry, typed(c.req.query('why'))) : notFoundPage(c);
}

/** Declines an employer's enquiry; thirty seconds can undo it. */
export async function decline(c: DeskContext, body: Body) {
  const { store } = c.var.desk;
  const enquiry = await requestedEnquiry(c, 'inquiries');
  if (!enquiry) return notFoundPage(c);
  const whyDeclined = typed(body.why);
  const mistake = tooLong(whyDeclined, MAX_WHY) || (whyDeclined ? '' : 'Why is it declined?');
  if (mistake) return askWhy(c, enquiry, whyDeclined, mistake);
  const mailAt = mailAfterUndo(c, body.tell === 'on');
  const settled = { who: c.get('me').address, whyDeclined, mailAt };
  const at = await store.settleEnquiry('inquiries', enquiry.form.id, settled);
  return done(c, '/inquiries', 'declined', at ? 1 : 0, at);
}

const askWhy = (c: DeskContext, { form }: Enquiry, why: string, mistake = '') =>
  narrowPage(
    c,
    { title: 'Decline', heading: `Decline “${titleOf(form)}”`, here: '/jobs', mistakes: { why: mistake } },
    <>
      <form method="post" action={`/inquiries/${form.id}/decline`} class="write">
        <Field label="Why, as the employer reads it" mistake={mistake}>
          <input name="why" value={why} list="reasons" maxlength={MAX_WHY} required autocomplete="off" />
          <Suggestions id="reasons" of={REASONS} />
        </Field>
        {c.var.desk.sendsMail && (
          <button formmethod="get" formnovalidate>
            Preview
          </button>
        )}
        <MailPreview
          mail={jobDeclinedMail({ why: why || '[the reason]', reference: referenceOf(form) })}
          sendsMail={c.var.desk.sendsMail}
          name="tell"
          whom="the employer"
        />
        <SubmitOrCancel label="Decline" back={`/inquiries/${form.id}`} />
      </form>
    </>,
  );

const MAX_WHY = 500;
const REASONS = [
  'We could not reach you to check the job.',
  'The description does not say what the work is.',
  'The pay is missing, or below the minimum wage.',
  'The job asks candidates for money.',
  'We list jobs in India only.',
  'The job is listed already.',
];
