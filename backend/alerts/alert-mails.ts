import { confirmationMail, newJobsMail } from '../../lib/content/mails/job-alert';
import { jobPath, routes } from '../../lib/shared/routes';
import type { MailMessage } from '../../lib/shared/mail/mailer';
import { placeName } from '../../lib/shared/places/place-name';
import { filtersOfText } from '../../lib/shared/search/filters';
import type { AlertWish, JobAlert } from '../store/alerts/alerts';
import type { ListedJob } from '../store/jobs/jobs';

/** `category` is the category's name, '' for none. */
type AlertParts = { alert: JobAlert; category: string; siteUrl: string };

/** Double opt-in: asks for confirmation by a link that carries `token`. */
export function alertConfirmation({ alert, category, siteUrl }: AlertParts, token: string): MailMessage {
  return {
    to: [alert.email],
    document: confirmationMail({
      wish: wishOf(alert, category),
      url: `${siteUrl}/job-alert/confirm?token=${token}`,
    }),
  };
}

/** Lists the newest of an alert's `total` new jobs. */
export function newJobsMessage(
  { alert, category, siteUrl }: AlertParts,
  { jobs, total }: { jobs: ListedJob[]; total: number },
  unsubscribeToken: string,
): MailMessage {
  return {
    to: [alert.email],
    headers: {
      // RFC 8058: the mail client's own button unsubscribes by one POST to this URL.
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

function wishOf({ keyword, location, filters, frequency }: AlertWish, category: string) {
  const city = location && (placeName(location) ?? location);
  return { keyword, category, city, filters: filtersOfText(filters), frequency };
}

function listPath({ keyword, category_id: category, location, filters }: AlertWish): string {
  return routes.jobs({ ...filtersOfText(filters), keyword, category, location });
}
