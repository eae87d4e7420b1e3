import { identity } from './identity';
import { browseJobs, jobsPage } from './jobs';
import { inLanguages } from './words';

/** Titles and descriptions for search engines and feeds, where the page's own texts do not fit. */

/** For an open job; `facts` are type, pay etc. Any text may be ''. */
export const jobDescription = inLanguages(
  'jobDescription',
  (job: { title: string; company: string; location: string; facts: string }): string => {
    const { title, company, location, facts } = job;
    const named = [title, company && `at ${company}`, location && `in ${location}`].filter(Boolean).join(' ');
    return `${named}. ${facts ? `${facts}. ` : ''}Read the details and apply with your CV.`;
  },
);

/** A job list's search and page number. */
type JobList = {
  keyword: string;
  category?: string;
  city?: string;
  /** Labels of the other filters. */
  filters: string[];
  page: number;
};

/** Its parts. */
export const jobList = inLanguages('jobList', {
  inCategory: (category: string, city = 'India') => `${browseJobs.jobsOf(category)} in ${city}`,
  found: (keyword: string, city?: string) => `Jobs for “${keyword}”${city ? ` in ${city}` : ''}`,
  page: (page: number) => `page ${page}`,
  fullStop: '.',
});

/** A list's title and description, and the suffix of the title. */
export function jobListWords({ keyword, category, city, filters, page }: JobList) {
  const ofPlace = city ? browseJobs.jobsIn(city) : '';
  const chosen = category ? jobList.inCategory(category, city || undefined) : ofPlace;
  const found = keyword && jobList.found(keyword, city);
  const narrowed = filters.length > 0 ? ` – ${filters.join(', ')}` : '';
  const ending = page > 1 ? ` – ${jobList.page(page)}` : '';
  return {
    title: (found || chosen || jobsPage.title) + narrowed,
    ending,
    description: chosen
      ? `${chosen}${narrowed}${ending}${jobList.fullStop} ${jobsPage.lead}`
      : `${jobsPage.lead}${narrowed}${ending}`,
  };
}

export const landingTitle = inLanguages('landingTitle', {
  category: (category: string) => `${category} jobs across India`,
  city: (city: string, region: string) => `Jobs in ${city}, ${region}`,
  categoryInCity: (category: string, city: string) => `${category} jobs in ${city}`,
});

/** A feed's title; `list` is the list page's title. */
export const jobsFeedTitle = (list: string) => `${list} – ${identity.name}`;
