import type { UndeliveredForm } from '../../contract/undelivered';
import type { MailBlock, MailDocument, MailItem } from '../../base/mail/document';
import { indianDate, indianMoment } from '../../base/mail/indian-time';
import { jobName, type NamedJob } from '../job-name';
import { andMore, listUnder, momentInIndia, text } from './shared';
import { commandLine } from '../../base/command-line';

/** Form kinds as named for staff; applications are grouped by job. */
export const formKinds = {
  applications: 'Application',
  registrations: 'Registered CV',
  enquiries: 'Enquiry',
  business: 'Business enquiry',
  jobs: 'Job to list',
};
export type DigestKind = keyof typeof formKinds;

const headings: Record<DigestKind, (job: NamedJob | null) => string> = {
  applications: (job) => `Applications for ${job ? jobName(job) : 'no job'}`,
  registrations: () => 'Registered CVs',
  enquiries: () => 'Enquiries',
  business: () => 'Business enquiries',
  jobs: () => 'Jobs to list',
};

const states: Record<UndeliveredForm['state'], string> = {
  waiting: 'waiting for the recruitment system',
  refused: 'rejected by the recruitment system',
  unreadable: 'cannot be decrypted with the key in use',
  'set-aside': 'set aside, because it is unclear whether it arrived: check in the recruitment system',
};

// The attachment has all of them.
const MAX_LISTED = 30;

/** `about` distinguishes the form within its group. */
type ReceivedForm = { reference: string; sender: string; email: string; about: string };

/** Forms of one kind, applications of one job; newest first. */
export type ReceivedGroup = { kind: DigestKind; job: NamedJob | null; forms: ReceivedForm[] };

/** Dates and times are ISO 8601; lists with a total contain only the first entries. */
type DayNews = {
  since: string;
  until: string;
  openJobs: number;
  received: ReceivedGroup[];
  closing: { jobs: { title: string; expiresAt: string; url: string }[]; total: number };
  failed: { id: number; kind: string; problem: string }[];
  undelivered: { forms: UndeliveredForm[]; total: number };
};

/** The daily digest for staff. */
export function digestMail({ since, until, ...news }: DayNews): MailDocument {
  const { received, closing, failed, undelivered, openJobs } = news;
  const total = received.reduce((sum, { forms }) => sum + forms.length, 0);
  return {
    subject: `${total} received, ${closing.total} jobs closing: ${indianDate(until)}`,
    blocks: [
      text(`From ${indianMoment(since)} to ${momentInIndia(until)}. Open jobs: ${openJobs}.`),
      ...hint(received, 'Everything received is in the attached file, for Excel.'),
      ...listUnder(
        `Received by the website but not delivered (${undelivered.total})`,
        undelivered.forms.map(({ reference, form, state, accepted_at }) => ({
          text: `${reference}, ${form}, since ${indianMoment(accepted_at)}`,
          detail: states[state],
        })),
      ),
      ...hint(undelivered.forms, `To see them: ${commandLine('outbox', 'list')}`),
      ...received.flatMap(groupBlocks),
      ...listUnder(
        `Jobs closing within 7 days (${closing.total})`,
        closing.jobs.map(({ title, expiresAt, url }) => ({
          text: title,
          detail: `closes ${indianDate(expiresAt)}`,
          url,
        })),
      ),
      ...listUnder(
        `Emails that could not be sent (${failed.length})`,
        failed.map(({ id, kind, problem }) => ({ text: `Email ${id} (${kind})`, detail: problem })),
      ),
      ...hint(failed, `To retry them: ${commandLine('backend', 'mails', '--retry')}`),
    ],
  };
}

const hint = (listed: unknown[], text: string) =>
  listed.length > 0 ? [{ kind: 'text' as const, text }] : [];

function groupBlocks({ kind, job, forms }: ReceivedGroup): MailBlock[] {
  const more = forms.length - MAX_LISTED;
  return [
    ...listUnder(`${headings[kind](job)}: ${forms.length}`, forms.slice(0, MAX_LISTED).map(formItem)),
    ...andMore(more),
  ];
}

function formItem({ reference, sender, email, about }: ReceivedForm): MailItem {
  return { text: `${reference}, ${sender}, ${email}`, detail: about };
}
