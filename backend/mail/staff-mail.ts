import { jobPath } from '../../lib/shared/routes';
import type { MailBlock } from '../../lib/shared/mail/document';
import { indianMoment } from '../../lib/shared/mail/indian-time';
import type { MailMessage } from '../../lib/shared/mail/mailer';
import type { Job, StoredCv, Submission } from '../store/store';
import { addressOf, referenceOf, senderOf } from './submission-names';

type Parts = {
  submission: Submission;
  job: Job | null;
  cv: StoredCv | null;
  staff: string[];
  siteUrl: string;
};

/** A received form for the agency's staff, whose reply goes to the sender. */
export function staffMail({ submission, job, cv, staff, siteUrl }: Parts): MailMessage {
  const { title, rows, typed } = contentOf(submission, job);
  const jobUrl = job ? `${siteUrl}${jobPath(job)}` : '';
  const blocks: MailBlock[] = [
    {
      kind: 'facts',
      rows: [
        ...rows,
        ['Job page', jobUrl],
        ['CV', cv ? `${cv.name} (attached)` : ''],
        ['Reference', referenceOf(submission)],
        ['Received', `${indianMoment(submission.received_at)} (IST)`],
      ],
    },
    ...(typed ? [{ kind: 'quote' as const, text: typed }] : []),
    { kind: 'footer', lines: ['A reply to this mail goes to the sender.'] },
  ];
  return {
    to: staff,
    replyTo: { name: senderOf(submission), address: addressOf(submission) },
    document: { subject: `${title} (${referenceOf(submission)})`, blocks },
    attachment: cv ?? undefined,
  };
}

type Content = { title: string; rows: [string, string][]; typed: string };

function contentOf(submission: Submission, job: Job | null): Content {
  const { kind, fields } = submission;
  const field = (name: string) => fields[name] ?? '';
  const sender = senderOf(submission);
  const email = addressOf(submission);
  const moment = (name: string) =>
    Number.isNaN(Date.parse(field(name))) ? '' : `${indianMoment(field(name))} (IST)`;
  const [closed, consented] = [moment('job_closed_at'), moment('consent_at')];
  switch (kind) {
    case 'applications':
      return {
        title: `Application: ${sender} – ${job?.title ?? `job ${field('job_id')}`}`,
        rows: [
          ['Job', [job?.title ?? '', `no. ${field('job_id')}`].filter(Boolean).join(', ')],
          ['First name', field('first_name')],
          ['Last name', field('last_name')],
          ['E-mail', email],
          ['Phone', field('phone')],
          ['Source', field('source')],
          ['Job closed', closed && `${closed}, before this came to the recruitment system`],
          ['Consent', [field('consent'), consented].filter(Boolean).join(' Given ')],
        ],
        typed: field('message'),
      };
    case 'contacts':
      return {
        title: `Enquiry: ${field('subject')} – ${sender}`,
        rows: [
          ['Name', sender],
          ['E-mail', email],
          ['Subject', field('subject')],
        ],
        typed: field('message'),
      };
    case 'inquiries':
      return {
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
      };
  }
}
