import { confirmationMail, newJobsMail, type Wish } from '../../lib/content/mails/job-alert';
import { jobPath, routes } from '../../lib/routes';
import { slugify } from '../../lib/base/text/slugify';
import { placeName, saidCategory } from '../../lib/content/names';
import { filtersOfText } from '../../lib/contract/filters';
import type { ConsentStore } from '../forms/consents';
import { inLanguage, inSendersLanguage } from '../forms/in-senders-language';
import type { JobStore } from '../jobs/job-store';
import type { SecretStore } from '../keys/secrets';
import type { ComposedMail, MailKinds } from '../mail/mail-kinds';
import type { QueuedMail } from '../mail/mails';
import { type AlertWish, unsubscribeToken } from './alerts';
import type { AlertStore } from './alert-store';
import { indexWords, withoutPunctuation } from '../../lib/search/terms';

const MAX_JOBS = 20;

type AlertMailContext = {
  store: AlertStore & ConsentStore & SecretStore & Pick<JobStore, 'listCategories' | 'findJobs'>;
  siteUrl: string;
};

export const alertMails = (context: AlertMailContext): MailKinds<'alert-confirm' | 'alert'> => ({
  'alert-confirm': {
    compose: (mail) => inLanguage(mail.language, () => composeConfirmation(context, mail)),
  },
  alert: {
    compose: (mail) =>
      inSendersLanguage(context.store, { kind: 'alerts', id: mail.alert_id }, () =>
        composeNewJobs(context, mail),
      ),
  },
});

/** Composes the double opt-in mail; null once the alert is confirmed or erased. */
async function composeConfirmation(
  { store, siteUrl }: AlertMailContext,
  { token }: QueuedMail,
): Promise<ComposedMail | null> {
  const alert = await store.alertToConfirm(token);
  if (!alert) return null;
  const wish = await wishOf(store, alert);
  const url = `${siteUrl}${routes.confirmJobAlert()}?token=${token}`;
  return { to: [alert.email], document: confirmationMail({ wish, url }) };
}

/** Lists the newest of an alert's new jobs; null when none are left. */
async function composeNewJobs(
  { store, siteUrl }: AlertMailContext,
  { alert_id: alertId, after_seq: afterSeq, up_to_seq: upToSeq }: QueuedMail,
): Promise<ComposedMail | null> {
  const alert = await store.getAlert(alertId);
  if (!alert) return null;
  const { jobs, total } = await store.newJobs(alert, { afterSeq, upToSeq }, MAX_JOBS);
  if (total === 0) return null;
  const { keyword, category_id: category, location, filters } = alert;
  const token = unsubscribeToken(await store.linkSecret('alerts'), alertId);
  return {
    to: [alert.email],
    headers: {
      // RFC 8058: one-click unsubscribe in the mail client.
      'List-Unsubscribe': `<${siteUrl}/api/job-alert/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    document: newJobsMail({
      wish: await wishOf(store, alert),
      jobs: jobs.map((job) => ({ ...job, company: job.company_name, url: `${siteUrl}${jobPath(job)}` })),
      total,
      listUrl: `${siteUrl}${routes.jobs({ ...filtersOfText(filters), keyword, category, location })}`,
      unsubscribeUrl: `${siteUrl}${routes.unsubscribeJobAlert()}?token=${token}`,
    }),
  };
}

/** Describes an alert in words of our own jobs, categories and places. */
async function wishOf(
  store: AlertMailContext['store'],
  { keyword, category_id: id, location, filters, frequency }: AlertWish,
): Promise<Wish> {
  const categories = id === '' ? [] : await store.listCategories();
  const name = categories.find((category) => String(category.id) === id)?.name ?? '';
  const named = {
    keyword: await ownWordsOf(store, keyword),
    category: saidCategory({ slug: slugify(name), name }),
    city: placeName(location) ?? '',
  };
  const isNamed = [keyword, id, location].every((typed, at) => !typed || Object.values(named)[at]);
  return { ...named, isNamed, filters: filtersOfText(filters), frequency };
}

/**
 * Rephrases a keyword in the words of an open job's title with all of them, or returns ''. A mail must not carry text
 * that someone other than its recipient may have typed.
 */
export async function ownWordsOf(store: Pick<JobStore, 'findJobs'>, keyword: string): Promise<string> {
  const wanted = new Set(indexWords(keyword));
  if (wanted.size === 0) return '';
  const { jobs } = await store.findJobs({ keyword, words: 'literal', page: 1, perPage: 1, summary: true });
  const parts = (jobs[0]?.title ?? '')
    .split(/\s+/)
    .map(withoutPunctuation)
    .filter((part) => indexWords(part).some((word) => wanted.has(word)));
  const alertWords = new Set(parts.flatMap(indexWords));
  return [...wanted].every((word) => alertWords.has(word)) ? parts.join(' ') : '';
}
