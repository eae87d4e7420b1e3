import { digestMail, type ReceivedGroup } from '../../../lib/content/mails/digest';
import type { UndeliveredAnswer } from '../../../lib/contract/undelivered';
import { jobPath } from '../../../lib/routes';
import type { MailMessage } from '../../../lib/base/mail/mailer';
import { digestColumns, type ExportedForm, createJobNames } from '../export/form-columns';
import { csvLines } from '../export/form-files';
import { indianMinute } from '../../../lib/base/text/indian-day';
import type { ClosingJob, JobStore } from '../../jobs/jobs';
import type { UnsentMail } from '../../mail/mails';
import type { MailStore } from '../../mail/queries';
import type { Submission } from '../forms';
import { type FormStore, newestFirst } from '../queries';
import type { FetchUndelivered } from './fetch-undelivered';
import { addressOf, digestKindOf, referenceOf, senderOf } from '../submission-names';

const CLOSING_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_CLOSING = 50;

export type NewsStore = Pick<FormStore, 'receivedBetween'> &
  Pick<JobStore, 'closingJobs' | 'findJobs' | 'getJob'> &
  Pick<MailStore, 'unsentMails'>;

type News = {
  received: Submission[];
  closing: { jobs: ClosingJob[]; total: number };
  failed: UnsentMail[];
  /** Forms not yet delivered to this API by the websites. */
  undelivered: UndeliveredAnswer;
  openJobs: number;
  /** Whether there is anything to report besides the number of open jobs. */
  hasNews: boolean;
};

/** Collects the news from `since` (inclusive) to `until` (exclusive), both ISO 8601. */
export async function readNews(
  store: NewsStore,
  ask: FetchUndelivered,
  since: string,
  until: string,
): Promise<News> {
  const soon = new Date(Date.parse(until) + CLOSING_WITHIN_MS).toISOString();
  const received = await store.receivedBetween(since, until);
  const closing = await store.closingJobs(until, soon, MAX_CLOSING);
  const unsent = await store.unsentMails();
  const failed = unsent.filter(({ failed_at: at }) => at !== null && at >= since && at < until);
  const { total: openJobs } = await store.findJobs({ page: 1, perPage: 1, summary: true });
  const undelivered = await ask();
  const hasNews = received.length + closing.total + failed.length + undelivered.total > 0;
  return { received, closing, failed, undelivered, openJobs, hasNews };
}

type Period = { since: string; until: string };

/** Composes the digest of a period (ISO 8601), with everything received attached as CSV. */
export async function digestMessage(
  store: Pick<JobStore, 'getJob'>,
  { received, closing, ...news }: News,
  { since, until, siteUrl }: Period & { siteUrl: string },
): Promise<Omit<MailMessage, 'to'>> {
  const nameOf = createJobNames(store);
  const forms: ExportedForm[] = [];
  for (const form of received.toSorted(newestFirst)) forms.push({ form, job: await nameOf(form) });
  const document = digestMail({
    ...news,
    since,
    until,
    received: groups(forms),
    closing: {
      total: closing.total,
      jobs: closing.jobs.map((job) => ({
        title: job.title,
        expiresAt: job.expires_at,
        url: `${siteUrl}${jobPath(job)}`,
      })),
    },
  });
  return { document, attachment: forms.length > 0 ? await csvFile(forms, until) : undefined };
}

const ORDER: ReceivedGroup['kind'][] = ['applications', 'registrations', 'enquiries', 'business', 'jobs'];

/** Groups applications by job, newest first, followed by the other kinds. */
function groups(forms: ExportedForm[]): ReceivedGroup[] {
  const found = new Map<string, ReceivedGroup>();
  for (const { form, job } of forms) {
    const kind = digestKindOf(form);
    const key = `${kind} ${form.fields.job_id ?? ''}`;
    const group = found.get(key) ?? { kind, job, forms: [] };
    found.set(key, group);
    group.forms.push({
      reference: referenceOf(form),
      sender: senderOf(form),
      email: addressOf(form),
      about: form.fields.phone ?? form.fields.subject ?? form.fields.job_title ?? '',
    });
  }
  return ORDER.flatMap((kind) => [...found.values()].filter((group) => group.kind === kind));
}

async function csvFile(forms: ExportedForm[], until: string): Promise<MailMessage['attachment']> {
  let text = '';
  for await (const line of csvLines(digestColumns, forms)) text += line;
  const name = `received-${indianMinute(new Date(until)).slice(0, 10)}.csv`;
  return { name, mimeType: 'text/csv; charset=utf-8', bytes: Buffer.from(text) };
}
