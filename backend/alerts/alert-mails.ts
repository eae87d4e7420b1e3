import { confirmationMail, newJobsMail, type Wish } from '../../lib/content/mails/job-alert';
import { jobPath, routes } from '../../lib/routes';
import type { MailMessage } from '../../lib/base/mail/mailer';
import { placeName } from '../../lib/jobs/places/place-name';
import { filtersOfText } from '../../lib/contract/filters';
import type { AlertWish, JobAlert } from '../store/alerts/alerts';
import type { ListedJob } from '../store/jobs/jobs';
import type { Store } from '../store/store';
import { ownWordsOf } from './own-words';

type AlertParts = { alert: JobAlert; wish: Wish; siteUrl: string };

/** Double opt-in: asks for confirmation by a link that carries `token`. */
export function alertConfirmation({ alert, wish, siteUrl }: AlertParts, token: string): MailMessage {
  return {
    to: [alert.email],
    document: confirmationMail({
      wish,
      url: `${siteUrl}/job-alert/confirm?token=${token}`,
    }),
  };
}

/** Lists the newest of an alert's `total` new jobs. */
export function newJobsMessage(
  { alert, wish, siteUrl }: AlertParts,
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
      wish,
      jobs: jobs.map((job) => ({ ...job, company: job.company_name, url: `${siteUrl}${jobPath(job)}` })),
      total,
      listUrl: `${siteUrl}${listPath(alert)}`,
      unsubscribeUrl: `${siteUrl}/job-alert/unsubscribe?token=${unsubscribeToken}`,
    }),
  };
}

/** What an alert is about, as far as our own jobs, categories and places name it. */
export async function wishOf(
  store: Store,
  { keyword, category_id: id, location, filters, frequency }: AlertWish,
): Promise<Wish> {
  const categories = id === '' ? [] : await store.listCategories();
  const named = {
    keyword: await ownWordsOf(store, keyword),
    category: categories.find((category) => String(category.id) === id)?.name ?? '',
    city: placeName(location) ?? '',
  };
  const isNamed = [keyword, id, location].every((typed, at) => !typed || Object.values(named)[at]);
  return { ...named, isNamed, filters: filtersOfText(filters), frequency };
}

function listPath({ keyword, category_id: category, location, filters }: AlertWish): string {
  return routes.jobs({ ...filtersOfText(filters), keyword, category, location });
}
