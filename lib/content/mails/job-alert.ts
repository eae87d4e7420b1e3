import type { AlertFrequency } from '../../contract/forms/job-alert';
import { FACT_NAMES } from '../../search/fact-bits';
import type { JobFilters } from '../../contract/filters';
import { filterLabel, jobFilters } from '../job-filters';
import { identity } from '../identity';
import { candidateMail, jobItems, link, type MailedJob, text } from './mail-parts';
import { inLanguages } from '../words';

/** An alert's search; `category` and `city` are names, '' if not set. */
export type Wish = {
  keyword: string;
  category: string;
  city: string;
  /** Whether this is the whole search; typed text is not repeated in mails. */
  isNamed: boolean;
  filters: JobFilters;
  frequency: AlertFrequency;
};

const atMost: Record<AlertFrequency, string> = { daily: 'at most once a day', weekly: 'once a week at most' };

/** Double opt-in for a job alert. */
export const confirmationMail = inLanguages(
  'confirmationMail',
  ({ wish, url }: { wish: Wish; url: string }) =>
    candidateMail(`Please confirm your job alert at ${identity.name}`, [
      text(`Someone asked us to send new jobs to this address. The search: ${wishText(wish)}.`),
      text(`If it was you, please confirm. We then send you an email ${atMost[wish.frequency]}.`),
      link('Yes, send me new jobs', url),
      text('If it was not you, do nothing. We erase the address in 7 days, and send no jobs to it.'),
    ]),
);

type NewJobs = {
  wish: Wish;
  /** The newest ones. */
  jobs: MailedJob[];
  total: number;
  listUrl: string;
  unsubscribeUrl: string;
};

/** New jobs matching an alert. */
export const newJobsMail = inLanguages(
  'newJobsMail',
  ({ wish, jobs, total, listUrl, unsubscribeUrl }: NewJobs) => {
    const more = total - jobs.length;
    return candidateMail(
      total === 1 ? `New job: ${jobs[0]?.title ?? ''}` : `${total} new jobs: ${wishText(wish)}`,
      [
        text(`New since our last email, for your ${wish.frequency} job alert (${wishText(wish)}):`),
        jobItems(jobs),
        ...(more > 0 ? [link(`${more} more in the list`, listUrl)] : []),
      ],
      { text: 'Unsubscribe from this job alert', url: unsubscribeUrl },
    );
  },
);

export const wishWords = inLanguages('wishWords', {
  unnamed: 'your search',
  in: (categoryOrCity: string) => `in ${categoryOrCity}`,
  all: 'all jobs',
});

/** “welder”, in Office, in Pune, Full time, From ₹10 lakh a year */
export function wishText({ keyword, category, city, isNamed, filters }: Wish): string {
  const parts = [
    !isNamed && wishWords.unnamed,
    keyword && `“${keyword}”`,
    category && wishWords.in(category),
    city && wishWords.in(filters.near ? jobFilters.chips.near(city) : city),
    ...FACT_NAMES.filter((name) => filters[name]).map((name) =>
      filterLabel({ name, value: filters[name], near: false }, {}),
    ),
  ];
  return parts.filter(Boolean).join(', ') || wishWords.all;
}
