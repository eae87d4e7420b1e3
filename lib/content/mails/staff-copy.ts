import type { MailDocument } from '../../shared/mail/document';
import { type FormKind, momentInIndia } from './shared';

/** A received form. `fields` under the names of the API's contract; '' for what there is not. */
type ReceivedForm = {
  kind: FormKind;
  fields: Record<string, string>;
  sender: string;
  email: string;
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
  applications: ({ sender, email, jobTitle }, field) => {
    const closed = momentOrNone(field('job_closed_at'));
    return {
      title: `Application: ${sender} – ${jobTitle || `job ${field('job_id')}`}`,
      rows: [
        ['Job', [jobTitle, `no. ${field('job_id')}`].filter(Boolean).join(', ')],
        ['First name', field('first_name')],
        ['Last name', field('last_name')],
        ['E-mail', email],
        ['Phone', field('phone')],
        ['Source', field('source')],
        ['Job closed', closed && `${closed}, before this came to the recruitment system`],
        ['Consent', [field('consent'), momentOrNone(field('consent_at'))].filter(Boolean).join(' Given ')],
      ],
      typed: field('message'),
    };
  },
  contacts: ({ sender, email }, field) => ({
    title: `Enquiry: ${field('subject')} – ${sender}`,
    rows: [
      ['Name', sender],
      ['E-mail', email],
      ['Subject', field('subject')],
    ],
    typed: field('message'),
  }),
  inquiries: ({ sender, email }, field) => ({
    title: `Job to list: ${field('job_title')} – ${field('company_name')}`,
    rows: [
      ['Company', field('company_name')],
      ['Contact person', sender],
      ['E-mail', email],
      ['Phone', field('contact_number')],
      ['Job title', field('job_title')],
      ['Location', field('location')],
    ],
    typed: field('job_description'),
  }),
};

const momentOrNone = (iso: string) => (Number.isNaN(Date.parse(iso)) ? '' : momentInIndia(iso));
