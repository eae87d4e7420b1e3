import type { MailDocument } from '../../shared/mail/document';
import { applicationFields } from '../../shared/forms/application';
import { contactFields } from '../../shared/forms/contact-enquiry';
import { type FormFields, textFields } from '../../shared/forms/field';
import { jobEnquiryFields } from '../../shared/forms/job-enquiry';
import { applicationLabels } from '../forms/application';
import { contactLabels } from '../forms/contact-enquiry';
import { jobEnquiryLabels } from '../forms/job-enquiry';
import type { Label } from '../forms/label';
import { type FormKind, momentInIndia } from './shared';

/** A received form. `fields` under the names of the API's contract; '' for what there is not. */
type ReceivedForm = {
  kind: FormKind;
  fields: Record<string, string>;
  sender: string;
  reference: string;
  receivedAt: string;
  jobTitle: string;
  jobUrl: string;
  cvName: string;
};

type Content = { title: string; rows: [label: string, value: string][]; typed: string };

/** A received form for the agency's staff, whose reply goes to the sender. */
export function staffCopyMail(form: ReceivedForm): MailDocument {
  const { kind, reference, receivedAt, jobUrl, cvName } = form;
  const { title, rows, typed } = contents[kind](form, (name) => form.fields[name] ?? '');
  return {
    subject: `${title} (${reference})`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ...rows,
          ['Job page', jobUrl],
          ['CV', cvName ? `${cvName} (attached)` : ''],
          ['Reference', reference],
          ['Received', momentInIndia(receivedAt)],
        ],
      },
      ...(typed ? [{ kind: 'quote' as const, text: typed }] : []),
      { kind: 'footer', lines: ['A reply to this mail goes to the sender.'] },
    ],
  };
}

const contents: Record<FormKind, (form: ReceivedForm, field: (name: string) => string) => Content> = {
  applications: ({ sender, jobTitle }, field) => {
    const closed = momentOrNone(field('job_closed_at'));
    return {
      title: `Application: ${sender} – ${jobTitle || `job ${field('job_id')}`}`,
      rows: [
        ['Job', [jobTitle, `no. ${field('job_id')}`].filter(Boolean).join(', ')],
        ...lines(applicationFields, { ...applicationLabels, ...EMAIL, source: { label: 'Source' } }, field),
        ['Job closed', closed && `${closed}, before this came to the recruitment system`],
        ['Consent', [field('consent'), momentOrNone(field('consent_at'))].filter(Boolean).join(' Given ')],
      ],
      typed: texts(applicationFields, field),
    };
  },
  contacts: ({ sender }, field) => ({
    title: `Enquiry: ${field('subject')} – ${sender}`,
    rows: lines(contactFields, { ...contactLabels, ...EMAIL }, field),
    typed: texts(contactFields, field),
  }),
  inquiries: (_, field) => ({
    title: `Job to list: ${field('job_title')} – ${field('company_name')}`,
    rows: lines(
      jobEnquiryFields,
      { ...jobEnquiryLabels, ...EMAIL, CompanyName: { label: 'Company' }, phone: { label: 'Phone' } },
      field,
    ),
    typed: texts(jobEnquiryFields, field),
  }),
};

const EMAIL = { email: { label: 'Email' } };

/** A line for each field that has a label, in the form's order; what takes several lines is quoted below them. */
function lines(
  fields: FormFields,
  labels: Record<string, Label>,
  valueOf: (wire: string) => string,
): [label: string, value: string][] {
  return textFields(fields)
    .filter(([name, { kind }]) => kind !== 'text' && labels[name])
    .map(([name, { wire }]) => [labels[name]!.label, valueOf(wire)]);
}

/** What takes several lines, to be quoted. */
function texts(fields: FormFields, valueOf: (wire: string) => string): string {
  return textFields(fields)
    .filter(([, { kind }]) => kind === 'text')
    .map(([, { wire }]) => valueOf(wire))
    .filter(Boolean)
    .join('\n\n');
}

const momentOrNone = (iso: string) => (Number.isNaN(Date.parse(iso)) ? '' : momentInIndia(iso));
