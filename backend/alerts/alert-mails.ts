import { confirmationMail, newJobsMail } from '../../lib/content/mails/job-alert';
import { jobPath } from '../../lib/shared/routes';
import type { MailMessage } from '../../lib/shared/mail/mailer';
import { findCity } from '../../lib/shared/places/cities';
import type { AlertWish, JobAlert } from '../store/alerts/alerts';
import type { ListedJob } from '../store/jobs/jobs';

/** `category` is the name of the alert's category, '' where it has none. */
type Alert = { alert: JobAlert; category: string; siteUrl: string };

/** Asks for confirmation by a link with `token`. */
export function alertConfirmation({ alert, category, siteUrl }: Alert, token: string): MailMessage {
  return {
    to: [alert.email],
    document: confirmationMail({
      wish: wishOf(alert, category),
      url: `${siteUrl}/job-alert/confirm?token=${token}`,
    }),
  };
}

/** The new jobs of an alert: the newest of `total`. */
export function newJobsMessage(
  { alert, category, siteUrl }: Alert,
  { jobs, total }: { jobs: ListedJob[]; total: number },
  unsubscribeToken: string,
): MailMessage {
  return {
    to: [alert.email],
    headers: {
      // RFC 8058: a mail program's own button unsubscribes by one POST to this address.
      'List-Unsubscribe': `<${siteUrl}/api/job-alert/unsubscribe?token=${unsubscribeToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    document: newJobsMail({
      wish: wishOf(alert, category),
      jobs: jobs.map((job) => ({ ...job, company: job.company_name, url: `${siteUrl}${jobPath(job)}` })),
      total,
      listUrl: `${siteUrl}${listPath(alert)}`,
      unsubscribeUrl: `${siteUrl}/job-alert/unsubscribe?token=${unsubscribeToken}`,
    }),
  };
}

function wishOf({ keyword, location }: AlertWish, category: string) {
  return { keyword, category, city: location && (findCity(location)?.name ?? location) };
}

function listPath({ keyword, category_id, location }: AlertWish): string {
  const given = Object.entries({ keyword, category: category_id, location }).filter(([, value]) => value);
  return given.length === 0 ? '/job' : `/job?${new URLSearchParams(given)}`;
}
