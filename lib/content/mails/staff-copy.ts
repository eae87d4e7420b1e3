import type { MailDocument, MailFact } from '../../base/mail/document';
import { answersIn } from '../../contract/forms/answers';
import { applicationFields } from '../../contract/forms/application';
import { contactFields } from '../../contract/forms/contact-enquiry';
import { type FormFields, textFields } from '../../contract/forms/field';
import { jobEnquiryFields } from '../../contract/forms/job-enquiry';
import { answersHeading, questionOrNumber } from '../answers';
import { applicationLabels, contactLabels, jobEnquiryLabels, type Label } from '../forms/labels';
import { isBusinessEnquiry, mobileOf } from './business-enquiry';
import { clipped, jobName } from '../job-name';
import { callLinks, cvFact, type SentCv, type SentStatus, statusFact } from './staff-facts';
import { facts, footer, type FormKind, listUnder, momentInIndia } from './mail-parts';

/** A received form. `fields` has the API's names; '' for absent values. */
type ReceivedForm = {
  kind: FormKind;
  fields: Record<string, string>;
  sender: string;
  reference: string;
  receivedAt: string;
  job: { title: string; location: string; url: string };
  cv: SentCv | null;
  /** Null for other forms than applications. */
  status: SentStatus | null;
  /** The recruiter's address that rejected this mail, which therefore goes to other staff. */
  refusedBy: string;
};

type Content = { title: string; rows: MailFact[]; typed: string };

// Keep subjects below the 200 characters of a header, so that they always end in the reference.
const MAX_NAME = 60;
const MAX_SUBJECT = 90;

/** A received form, mailed to staff; replies go to the sender. */
export function staffCopyMail(form: ReceivedForm): MailDocument {
  const { kind, reference, receivedAt, cv, status, refusedBy } = form;
  const { title, rows, typed } = contents[kind](form, (name) => form.fields[name] ?? '');
  return {
    subject: `${title} (${reference})`,
    blocks: [
      facts(
        ...rows,
        ...(cv ? [cvFact(cv)] : []),
        ...(status ? [statusFact(status)] : []),
        ['Reference', reference],
        ['Received', momentInIndia(receivedAt)],
        ['Recruiter', refusedBy && `${refusedBy} rejects email: please correct the job’s recruiter_email`],
      ),
      ...listUnder(
        answersHeading,
        answersIn(form.fields).map(({ number, question, answer }) => ({
          text: questionOrNumber(question, number),
          detail: answer,
        })),
      ),
      ...(typed ? [{ kind: 'quote' as const, text: typed }] : []),
      footer('Replies to this email go to the sender.'),
    ],
  };
}

const contents: Record<FormKind, (form: ReceivedForm, field: (name: string) => string) => Content> = {
  applications: ({ sender, job }, field) => {
    const closed = momentOrNone(field('job_closed_at'));
    const id = field('job_id');
    return {
      // Job first, to sort mailboxes by job and stay visible in narrow lists.
      title: `Application: ${jobName({ id, ...job })} – ${clipped(sender, MAX_NAME)}`,
      rows: [
        [
          'Job',
          [job.title, job.location, `no. ${id}`].filter(Boolean).join(', '),
          job.url ? [{ text: 'See the job', url: job.url }] : [],
        ],
        ...lines(applicationFields, { ...applicationLabels, ...EMAIL, source: { label: 'Source' } }, field),
        ['Job closed', closed && `${closed}, before this reached the recruitment system`],
        consentRow(field),
      ],
      typed: texts(applicationFields, field),
    };
  },
  contacts: ({ sender }, field) => {
    const subject = field('subject');
    const contact = { subject, message: field('message') };
    const mobile = mobileOf(contact);
    const kind = isBusinessEnquiry(contact) ? '' : 'Enquiry: ';
    return {
      title: `${kind}${clipped(subject, MAX_SUBJECT)} – ${clipped(sender, MAX_NAME)}`,
      rows: [
        ...lines(contactFields, { ...contactLabels, ...EMAIL }, field),
        ['Mobile number', mobile, callLinks(mobile)],
      ],
      typed: texts(contactFields, field),
    };
  },
  inquiries: (_, field) => ({
    title: `Job to list: ${clipped(field('job_title'), MAX_NAME)} – ${clipped(field('company_name'), MAX_NAME)}`,
    rows: lines(
      jobEnquiryFields,
      { ...jobEnquiryLabels, ...EMAIL, CompanyName: { label: 'Company' }, phone: { label: 'Phone' } },
      field,
    ),
    typed: texts(jobEnquiryFields, field),
  }),
};

const consentRow = (field: (name: string) => string): MailFact => [
  'Consent',
  [field('consent'), momentOrNone(field('consent_at'))].filter(Boolean).join(' Given '),
];

const EMAIL = { email: { label: 'Email' } };

/** One line per labelled field, in the form's order; multi-line texts are quoted below. */
function lines(
  fields: FormFields,
  labels: Record<string, Label>,
  valueOf: (wire: string) => string,
): MailFact[] {
  return textFields(fields)
    .filter(([name, { kind }]) => kind !== 'text' && labels[name])
    .map(([name, { wire, kind }]) => {
      const value = valueOf(wire);
      return [labels[name]!.label, value, kind === 'phone' ? callLinks(value) : []];
    });
}

/** The multi-line texts, to be quoted. */
function texts(fields: FormFields, valueOf: (wire: string) => string): string {
  return textFields(fields)
    .filter(([, { kind }]) => kind === 'text')
    .map(([, { wire }]) => valueOf(wire))
    .filter(Boolean)
    .join('\n\n');
}

const momentOrNone = (iso: string) => (Number.isNaN(Date.parse(iso)) ? '' : momentInIndia(iso));
