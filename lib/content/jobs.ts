import type { Education } from '../jobs/facts/education-words';
import type { Experience } from '../jobs/facts/experience';
import { inLanguages } from './words';

/** Copy of the job pages: list, details, candidates and application. */
export const jobsPage = inLanguages('jobsPage', {
  title: 'Jobs',
  heading: 'Find a job',
  lead: 'Verified jobs from employers across India. Applying is always free.',
  allCategories: 'All categories',
  categoriesHeading: 'Categories',
  alert: 'Get new jobs like these by email',
  feed: { label: 'The newest jobs in this list as a feed:', rss: 'RSS' },
  categoriesFailed: 'We cannot show the categories right now.',
  /** "12 jobs for “java” in Finance, Pune", "1 job for “nurse” (Part time), and 2 that mention it" */
  count: (total: number, search: NamedSearch, mentions = 0) =>
    [`${total.toLocaleString('en-IN')} ${total === 1 ? 'job' : 'jobs'}`, ...termsOf(search)].join(' ') +
    (mentions > 0 ? `, and ${mentions.toLocaleString('en-IN')} that ${mention(mentions)} it` : ''),
  /** "No driver job in Pune now. 3 jobs mention “driver”" */
  onlyMentions: (
    mentions: number,
    { keyword, isFiltered, ...search }: NamedSearch & { isFiltered: boolean },
  ) => {
    const place = termsOf({ ...search, keyword: '' });
    const none = [`No ${keyword} job`, ...place, isFiltered ? 'fits these filters' : 'now'].join(' ');
    return `${none}. ${mentions.toLocaleString('en-IN')} ${mentions === 1 ? 'job' : 'jobs'} ${mention(mentions)} “${keyword}”`;
  },
  /** "No job for “java” in Finance", "No Healthcare job in Pune", with other filters "No job in Pune fits these filters" */
  none: ({ isFiltered, ...search }: NamedSearch & { isFiltered: boolean }, instead = '') => {
    const { keyword, category } = search;
    const isOnlyField = !keyword && category && category !== uncategorised;
    const terms = termsOf(isOnlyField ? { ...search, category: '' } : search);
    const what = isOnlyField ? [category, 'job'] : ['job'];
    const fits = isFiltered || what.length + terms.length === 1 ? ['fits these filters'] : [];
    return ['No', ...what, ...terms, ...fits].join(' ') + (instead && `. ${instead}`);
  },
  /** "No job says: Immediate joining. 300 other jobs" */
  noneSays: (wishes: readonly string[], others: string, city?: string) =>
    `No job${city ? ` in ${city}` : ''} says${wishes.length > 1 ? ' all of' : ''}: ${wishes.join(', ')}. ${others}`,
  /** `none`, followed by the numbers of similar jobs and of such jobs in other places. */
  like: (none: string, like: number, elsewhere: number) =>
    `${none}, but ${[
      ...(like > 0 ? [`${like.toLocaleString('en-IN')} similar`] : []),
      ...(elsewhere > 0 ? [`${elsewhere.toLocaleString('en-IN')} elsewhere`] : []),
    ].join(' and ')}`,
  /** Jobs that share only place or category with a search: "5 other jobs in Pune" */
  others: (count: number, { category, city, near }: { category?: string; city?: string; near?: boolean }) =>
    [`${count.toLocaleString('en-IN')} other`, category, count === 1 ? 'job' : 'jobs', city && `in ${city}`]
      .concat(near ? 'and nearby' : [])
      .filter(Boolean)
      .join(' '),
  /** The jobs on a page of a list. */
  shown: (first: number, last: number, total: number) =>
    `${first}–${last} of ${total.toLocaleString('en-IN')} shown`,
  apply: 'Apply Now',
  empty: {
    heading: 'No Result Found!',
    text: 'No open job matches this search. Try fewer or other words, or look through all jobs.',
    action: 'See all jobs',
    near: (count: number) => (count === 1 ? 'The closest match' : `${count} similar jobs`),
    newest: 'The newest jobs',
  },
  /** When there are no jobs at all. */
  noJobs: {
    heading: 'There are no open jobs right now',
    text: 'New jobs will appear on this page. Please check again in a few days.',
  },
  failed: {
    heading: 'We cannot show jobs right now',
    text: 'Our job list is not responding. The problem is on our side. Please try again in a minute.',
    action: 'Try again',
  },
} as const);

/** A search with display names of category and place, and its wishes in words. */
type NamedSearch = { keyword: string; category?: string; city?: string; wishes?: string };

const mention = (jobs: number): string => (jobs === 1 ? 'mentions' : 'mention');

function termsOf({ keyword, category, city, wishes }: NamedSearch): string[] {
  const places = [category, city].filter(Boolean).join(', ');
  return [
    ...(keyword ? [`for “${keyword}”`] : []),
    ...(places ? [`in ${places}`] : []),
    ...(wishes ? [`(${wishes})`] : []),
  ];
}

export const browseJobs = inLanguages('browseJobs', {
  heading: 'Browse jobs',
  byCategory: 'By category',
  byLocation: 'By city',
  jobsOf: (category: string) => `${category} jobs`,
  jobsIn: (city: string) => `Jobs in ${city}`,
  all: 'All categories and cities',
  moreFields: (count: number) => `${count} more ${count === 1 ? 'category' : 'categories'}`,
  moreCities: (count: number) => `${count} more ${count === 1 ? 'city' : 'cities'}`,
} as const);

/** Landing pages of kinds of work. `what` follows a number. */
export const topicPages = inLanguages('topicPages', {
  'work-from-home': {
    name: 'Work from home',
    heading: 'Work from home jobs',
    what: 'work from home jobs',
    title: 'Work from home jobs in India',
  },
  fresher: {
    name: 'Freshers',
    heading: 'Jobs for freshers',
    what: 'jobs for freshers',
    title: 'Fresher jobs in India, no experience needed',
  },
  'walk-in': {
    name: 'Walk-in',
    heading: 'Walk-in jobs',
    what: 'walk-in jobs',
    title: 'Walk-in interviews and jobs in India',
  },
  internship: {
    name: 'Internships',
    heading: 'Internships',
    what: 'internships',
    title: 'Internships in India',
  },
  'part-time': {
    name: 'Part time',
    heading: 'Part-time jobs',
    what: 'part-time jobs',
    title: 'Part-time jobs in India',
  },
} as const);

export const relatedPages = inLanguages('relatedPages', {
  heading: 'Similar searches',
  categoryInCity: (category: string, city: string) => `${category} jobs in ${city}`,
} as const);

/** Category of jobs without one. */
export const uncategorised = 'Other';

/** In English, whatever the reader's language. */
export const education: Record<Education, string> = {
  'class-10': '10th pass',
  'class-12': '12th pass',
  diploma: 'ITI or diploma',
  graduate: 'Graduate',
  postgraduate: 'Postgraduate',
};

export const jobPage = inLanguages('jobPage', {
  apply: 'Apply For Job',
  back: 'All jobs',
  facts: {
    location: 'Location',
    salary: 'Salary',
    jobType: 'Job type',
    workspace: 'Work mode',
    experience: 'Experience',
    education: 'Education',
    notes: 'Notes',
  },
  experience: experienceAsked,
  education,
  applyAgain: 'Apply for this job',
  asked: (questions: number) => {
    const more =
      questions > 0
        ? `. The employer also asks ${questions} ${questions === 1 ? 'question' : 'questions'}`
        : '';
    return `We ask for your name, email, phone and CV${more}.`;
  },
  ask: 'Ask on WhatsApp',
  /** Prefilled chat message. */
  question: ({ title, location, id }: { title: string; location: string; id: string }, url: string) =>
    `Hello, I have a question about ${[title, location].filter(Boolean).join(', ')} (job ${id}): ${url}`,
  minutes: (minutes: number) =>
    `If your CV is ready, it takes about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  afterApplying: 'What happens after you apply',
  fraud: {
    before: 'You can also call the helpline',
    or: 'or report it at',
  },
  more: 'More jobs like this',
  report: 'Report this job',
  description: 'About the job',
  qualification: 'Qualification',
  responsibilities: 'Primary responsibilities',
  similar: 'Similar jobs',
  share: 'Share this job',
  /** Above an ad in another language than the page. */
  writtenIn: { en: 'This ad is in English.', hi: 'This ad is in Hindi.', kn: 'This ad is in Kannada.' },
  notesIn: { en: 'Notes in English', hi: 'Notes in Hindi', kn: 'Notes in Kannada' },
  noDetails: 'The employer has not given more details. You can ask us before you apply.',
} as const);

/**
 * Minutes that an application takes; null hides it. `npm run bench:browser`: 23 s on a slow phone and connection,
 * from landing on the job to the answer, typing at 200 characters a minute; the rest is for choosing the CV.
 */
export const applyMinutes: number | null = 1;

/** Steps that follow an application, for the pages before and after it. */
export const afterApplying = inLanguages('afterApplying', [
  'A recruiter reads your application.',
  'If your profile fits, we call you about the role, the pay and when you can start.',
  'We then send your details to the employer, for this job only.',
] as const);

/** "2–4 years", "3+ years", "Up to 2 years", "6 months to 1 year", "Freshers welcome". */
function experienceAsked({ min, max }: Experience): string {
  if (max === 0) return 'For freshers';
  if (min === 0) return max === undefined ? 'Freshers welcome' : `Up to ${duration(max)}`;
  if (max === undefined) return duration(min, '+');
  if (min === max) return duration(min);
  if (min < 1 && max >= 1) return `${duration(min)} to ${duration(max)}`;
  return max < 1 ? `${Math.round(min * 12)}–${duration(max)}` : `${min}–${duration(max)}`;
}

/** Below a year, in months. */
function duration(years: number, plus: '+' | '' = ''): string {
  const [count, unit] = years < 1 ? [Math.round(years * 12), 'month'] : [Number(years.toFixed(1)), 'year'];
  return `${count}${plus} ${unit}${count === 1 ? '' : 's'}`;
}

/** When the agency last confirmed that a job is open. */
export const confirmation = inLanguages('confirmation', {
  on: (day: string) => `Confirmed open on ${day}`,
  /** For closed jobs. */
  lastOn: (day: string) => `Last confirmed open on ${day}`,
  notSince: (day: string) => `Not confirmed since ${day}: it may be filled by now`,
  /** On a card. */
  mark: 'Not confirmed lately',
} as const);

export const closedJobPage = inLanguages('closedJobPage', {
  title: 'Closed',
  action: 'See open jobs',
  /** By closing reason; '' if unknown. */
  reasons: {
    '': {
      heading: 'This job is closed',
      text: 'You can no longer apply. The job has been filled, or its last date has passed.',
    },
    filled: {
      heading: 'This job is filled',
      text: 'Someone has got this job. You can no longer apply.',
    },
    paused: {
      heading: 'This job is paused for now',
      text: 'You cannot apply right now, but the job may open again. Until then, look at similar jobs.',
    },
    unconfirmed: {
      heading: 'This job is closed',
      text: 'For some weeks no one has confirmed that it is still open, so we have closed it.',
    },
  },
} as const);

export const candidatesPage = inLanguages('candidatesPage', {
  title: 'Candidates',
  heading: 'For candidates',
  lead: 'Choose a category and look at the open jobs. Apply with your CV. You never pay us.',
  categories: 'Popular categories',
  openJobs: (count: number) => `${count} open ${count === 1 ? 'job' : 'jobs'}`,
  jobs: 'Open jobs',
  apply: 'Apply',
} as const);

export const applyPage = inLanguages('applyPage', {
  title: 'Apply for a job',
  description: (job: string) =>
    `Apply for ${job}: we need your name, how to reach you, and your CV as PDF, DOC, DOCX or photo. Candidates never pay us.`,
  heading: 'Apply for this job',
  formHeading: 'Enter Your Details',
  applyingFor: 'You are applying for',
  next: 'What happens next',
  noJob: {
    heading: 'Which job would you like to apply for?',
    text: 'We do not know which job you mean. Choose a job from the list and press “Apply For Job”.',
    action: 'See all jobs',
  },
  failed: {
    heading: 'We cannot show this job right now',
    text: 'Our job list is not responding. Please try again in a minute.',
    action: 'Try again',
  },
  submit: 'Send application',
  trust: 'We never charge candidates. If anyone asks you for money in our name, tell us.',
  /** The part that links to the report form. */
  trustLink: 'tell us',
} as const);
