import { APPLICATION_PATH, YOUR_DATA_PATH } from './base/secret-paths';
import type { FormName } from './contract/forms/names';
import { TALENT_POOL } from './contract/talent-pool';
import { answering, currentLanguage, type Language, OTHER_LANGUAGES, pathIn } from './base/language';
import { addressIn, splitAddress, HOME_PATH } from './base/language-of-address';
import { filterParams, type JobFilters, NO_FILTERS, type Sort } from './contract/filters';
import { slugify } from './base/text/slugify';

/** A candidate's page in the reader's language. Pages for employers and legal texts exist only in English. */
const localised = (path: string): string => pathIn(currentLanguage(), path);

/** Every route of the site. Paths and casing follow the specification. */
export const routes = {
  home: () => localised(HOME_PATH),
  services: () => `${localised(HOME_PATH)}#services`,
  contact: () => localised('/contact'),
  reportJob: (jobId: string) => `${withQuery(routes.contact(), { report_job: jobId })}#form-heading`,
  /** The contact form, to report a demand for money in the agency's name, perhaps for this job. */
  reportMoney: (jobId?: string) =>
    `${withQuery(routes.contact(), { report_job: jobId, report: 'money' })}#form-heading`,
  about: () => '/aboutus',
  faq: () => localised('/faq'),
  /** With employers' questions, which exist in English only. */
  wholeFaq: () => '/faq',
  jobs: (query: JobsQuery = {}) => withQuery(localised('/job'), searchParams(query)),
  job: (job: NamedJob & { id: string }): string =>
    job.id === TALENT_POOL ? routes.talentPool() : localised(englishJobPath(job)),
  jobsInCategory: (slug: string) => localised(`/job/category/${slug}`),
  jobsInLocation: (slug: string) => localised(`/job/location/${slug}`),
  saved: () => localised('/saved'),
  /** How to tell whether a call or message is from the agency. */
  fromUs: () => `${localised('/faq')}#from-us`,
  jobsInCategoryAndCity: (category: string, city: string) => localised(`/job/category/${category}/${city}`),
  jobTopic: jobTopicPath,
  /** Without parameters that do not apply to new jobs. */
  jobAlert: ({ page, sort, words, since, ...query }: JobsQuery = {}) =>
    withQuery(localised('/job-alert'), searchParams(query)),
  confirmJobAlert: () => localised('/job-alert/confirm'),
  unsubscribeJobAlert: () => localised('/job-alert/unsubscribe'),
  candidates: () => localised('/candidates'),
  apply: (jobId?: string) => withQuery(localised('/applyjob'), { job_id: jobId }),
  /** The form for a CV without a job. */
  talentPool: (): string => routes.apply(TALENT_POOL),
  /** The privacy policy; in other languages than English, its notice to candidates. */
  privacy: () => localised('/privacy'),
  /** The whole policy, which exists in English only. */
  privacyPolicy: () => '/privacy',
  yourData: () => localised('/your-data'),
  yourDataErased: () => localised('/your-data/erased'),
  terms: () => '/terms',
  accessibility: () => '/accessibility',
  team: () => '/team',
  blog: () => '/blog',
  article: (slug: string) => `/blog/${slug}`,
  blogFeed: () => '/blog/feed.xml',
  listJob: () => '/List-Job',
};

/** Kinds of work with their own landing pages. */
export const JOB_TOPICS = ['work-from-home', 'fresher', 'walk-in', 'internship', 'part-time'] as const;
export type JobTopic = (typeof JOB_TOPICS)[number];

function jobTopicPath(topic: JobTopic): string {
  return localised(`/job/${topic}`);
}

/** Routes for programs: search engines, feed readers, job boards, browsers. */
export const machineRoutes = {
  sitemap: () => '/sitemap.xml',
  sitemapPart: (number: number) => `/sitemaps/${number}.xml`,
  /** Of all jobs or of a search; always newest first, regardless of the sort order. */
  jobsFeed: ({ page, sort, ...query }: JobsQuery = {}) => withQuery('/jobs.rss', searchParams(query)),
  /** Of a landing page's path. */
  landingFeed: (landing: string) => `${landing}/jobs.rss`,
  serviceWorker: () => '/sw.js',
  socialCard: () => '/social-card.png',
  jobSocialCard: (job: NamedJob & { id: string }) => `${jobPath(job)}/card.png`,
  /** Permanent address of a job, independent of its title; redirects to its page. */
  jobOfId: (id: string) => `/job-details/${id}`,
};

/** The route handlers called by the site's own forms. */
export const handlers = {
  captcha: (form: string) => `/api/captcha?form=${form}`,
  proofOfWork: (form: string) => `/api/captcha?form=${form}&proof=work`,
  search: () => answering('/api/search'),
  form: (form: FormName, language?: Language) => answering(`/api/${form}`, language),
  confirmJobAlert: (token: string) => answering(`/api/job-alert/confirm?token=${encodeURIComponent(token)}`),
  unsubscribeJobAlert: (token: string) =>
    answering(`/api/job-alert/unsubscribe?token=${encodeURIComponent(token)}`),
  withdrawApplication: () => answering('/api/withdraw-application'),
  confirmAppointment: () => answering('/api/confirm-appointment'),
  downloadYourData: () => answering('/api/your-data/download'),
  eraseYourData: () => answering('/api/your-data/erase'),
};

/** The page of a link to a CV in a mail to the staff, to which its button posts as well. */
export const staffCvPath = (token: string) => `${STAFF_PATH}cv/${token}`;
export const STAFF_PATH = '/staff/';

export const applicationStatusPath = (token: string) => localised(`${APPLICATION_PATH}${token}`);
export const calendarPath = (token: string) => `${applicationStatusPath(token)}/calendar`;
/** Where that page has the form to withdraw. */
export const withdrawPath = (token: string) => `${applicationStatusPath(token)}#withdraw`;

/** The page of a personal-data link, and its step. */
export const yourDataPath = (token: string) => localised(`${YOUR_DATA_PATH}${token}`);
export const eraseStepPath = (token: string) => `${yourDataPath(token)}/erase`;

/** A search for jobs; absent filters are not set. */
export type JobsQuery = Partial<JobFilters> & {
  keyword?: string;
  /** 'literal': use the keyword's words as typed. */
  words?: 'meant' | 'literal';
  sort?: Sort;
  /** From 1. */
  page?: number;
};

export const ALL_JOBS: Required<JobsQuery> = {
  keyword: '',
  ...NO_FILTERS,
  words: 'meant',
  sort: 'relevance',
  page: 1,
};

function searchParams({ keyword, words, sort, page, ...filters }: JobsQuery) {
  return {
    keyword,
    ...filterParams(filters),
    words: words === 'literal' ? words : undefined,
    sort: sort === 'relevance' ? undefined : sort,
    page,
  };
}

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1))
      search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

type NamedJob = { slug: string; title: string };

/** The readable last segment of a job's path: the API's slug if usable, else derived from the title. */
export function jobSlug(job: NamedJob): string {
  return slugify(job.slug) || slugify(job.title) || 'job';
}

/** The path of a job's page. */
export const jobPath = (job: NamedJob & { id: string }): string => routes.job(job);

/** The English path of a job's page, which is its canonical address in every language. */
export const englishJobPath = (job: NamedJob & { id: string }): string =>
  `/job-details/${job.id}/${jobSlug(job)}`;

/** The paths of all pages that every site has, except those of jobs and articles. */
function fixedPages(): string[] {
  const {
    job,
    article,
    reportJob,
    jobsInCategory,
    jobsInLocation,
    jobsInCategoryAndCity,
    jobTopic,
    talentPool,
    ...others
  } = routes;
  return [...Object.values(others).map((build) => build()), ...JOB_TOPICS.map(jobTopicPath)].map(
    (path) => splitAddress(path).english,
  );
}

/** First segments of the addresses of candidates' pages, which exist in each language. */
const FOR_CANDIDATES = [
  'job',
  'job-details',
  'job-alert',
  'applyjob',
  'application',
  'candidates',
  'saved',
  'your-data',
  'faq',
  'contact',
  'privacy',
];

/** Whether a page, by its English address, exists in each language. */
export function isInEachLanguage(english: string): boolean {
  const [path = ''] = english.split(/[?#]/, 1);
  return path === HOME_PATH || FOR_CANDIDATES.includes(path.split('/', 2)[1]!);
}

/** Whether an English address is a page that every site has; false for jobs and articles. */
export const isFixedPage = (path: string): boolean => fixedPages().includes(path);

/** The correctly cased path for any casing; null if it is already correct or there is no such page. */
export function canonicalPath(path: string): string | null {
  const canonical = fixedPages().find((page) => page.toLowerCase() === path.toLowerCase());
  return canonical && canonical !== path ? canonical : null;
}

/** Addresses of earlier versions, in English, and what has replaced them. */
const MOVED: [pattern: RegExp, to: string][] = [
  [/^\/verify(?:[/?].*)?$/i, '/faq#from-us'],
  [/^\/register\/?(?:\?.*)?$/i, `/applyjob?job_id=${TALENT_POOL}`],
  // Links in mails about registered CVs.
  [/^\/register\/.+$/i, '/your-data'],
  [/^\/embed\/?(?=\?|$)/i, '/job'],
  [/^((?:\/job\/[^?]+)?\/jobs)\.(?:atom|json)(?=\?|$)/, '$1.rss'],
  [/^(\/(?:application|your-data)\/[^/?]+)\/withdraw(?:[/?].*)?$/, '$1'],
  [/^\/feeds\/(?:indeed|jooble)\.xml(?=\?|$)/, '/feeds/jobs.xml'],
];

/** Where an address of an earlier version leads for good, in its language; null if it is none. */
export function movedTo(url: string): string | null {
  const { language, english } = splitAddress(url);
  for (const [pattern, to] of MOVED)
    if (pattern.test(english)) return addressIn(language, english.replace(pattern, to));
  return null;
}

// Folders of app/ that are not pages.
const OTHER_FOLDERS = [
  '/api',
  '/application',
  '/feeds',
  '/icons',
  '/job-details',
  '/sitemaps',
  '/storage',
  '/unavailable',
  ...OTHER_LANGUAGES.map((language) => `/${language}`),
];

/** Whether a path, in any casing, is used by every site, so that a service cannot have it. */
export const isReservedPath = (path: string): boolean =>
  movedTo(path) !== null ||
  [...fixedPages(), ...OTHER_FOLDERS].some((reserved) => reserved.toLowerCase() === path.toLowerCase());
