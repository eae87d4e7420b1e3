import type { UndeliveredForm } from '../../shared/contract/undelivered';
import type { MailDocument, MailItem } from '../../shared/mail/document';
import { indianDate, indianMoment } from '../../shared/mail/indian-time';
import { type FormKind, listUnder, momentInIndia } from './shared';

const headings: Record<FormKind, string> = {
  applications: 'Applications',
  contacts: 'Enquiries',
  inquiries: 'Jobs to list',
};

const states: Record<UndeliveredForm['state'], string> = {
  waiting: 'waits for the recruitment system',
  refused: 'the recruitment system refuses it',
  unreadable: 'cannot be decrypted with the key in use',
};

/** `fields` under the names of the API's contract. */
type ReceivedForm = {
  kind: FormKind;
  reference: string;
  sender: string;
  email: string;
  fields: Record<string, string>;
};

/** Dates and times are ISO 8601; of lists with a total the first entries. */
type DayNews = {
  since: string;
  until: string;
  openJobs: number;
  received: ReceivedForm[];
  closing: { jobs: { title: string; expiresAt: string; url: string }[]; total: number };
  failed: { id: number; kind: string; problem: string }[];
  undelivered: { forms: UndeliveredForm[]; total: number };
};

/** The day's digest for the staff. */
export function digestMail({ since, until, ...news }: DayNews): MailDocument {
  const { received, closing, failed, undelivered, openJobs } = news;
  const kinds = Object.keys(headings) as FormKind[];
  return {
    subject: `${received.length} received, ${closing.total} jobs closing: ${indianDate(until)}`,
    blocks: [
      {
        kind: 'text',
        text: `From ${indianMoment(since)} to ${momentInIndia(until)}. Open jobs: ${openJobs}.`,
      },
      ...listUnder(
        `Received by the website and not delivered (${undelivered.total})`,
        undelivered.forms.map(({ reference, form, state, accepted_at }) => ({
          text: `${reference}, ${form}, since ${indianMoment(accepted_at)}`,
          detail: states[state],
        })),
      ),
      ...hint(undelivered.forms, 'To look at them: npm run outbox -- list'),
      ...kinds.flatMap((kind) => {
        const ofKind = received.filter((form) => form.kind === kind);
        return listUnder(`${headings[kind]} (${ofKind.length})`, ofKind.map(formItem));
      }),
      ...listUnder(
        `Jobs closing within 7 days (${closing.total})`,
        closing.jobs.map(({ title, expiresAt, url }) => ({
          text: title,
          detail: `closes ${indianDate(expiresAt)}`,
          url,
        })),
      ),
      ...listUnder(
        `Mails that could not be sent (${failed.length})`,
        failed.map(({ id, kind, problem }) => ({ text: `Mail ${id} (${kind})`, detail: problem })),
      ),
      ...hint(failed, 'To try them again: npm run backend -- mails --retry'),
    ],
  };
}

const hint = (listed: unknown[], text: string) =>
  listed.length > 0 ? [{ kind: 'text' as const, text }] : [];

function formItem({ kind, reference, sender, email, fields }: ReceivedForm): MailItem {
  const about = {
    applications: `job ${fields.job_id}`,
    contacts: fields.subject,
    inquiries: fields.job_title,
  };
  return { text: `${reference}, ${sender}, ${email}`, detail: about[kind] };
}
