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

export const jobListWords = inLanguages(
  'jobListWords',
  ({
    keyword,
    category,
    city,
    filters,
    page,
  }: JobList): {
    title: string;
    /** Suffix of the title. */
    ending: string;
    description: string;
  } => {
    const chosen = category
      ? `${browseJobs.jobsOf(category)} in ${city || 'India'}`
      : city
        ? browseJobs.jobsIn(city)
        : '';
    const found = keyword && `Jobs for “${keyword}”${city ? ` in ${city}` : ''}`;
    const narrowed = filters.length > 0 ? ` – ${filters.join(', ')}` : '';
    const ending = page > 1 ? ` – page ${page}` : '';
    return {
      title: (found || chosen || jobsPage.title) + narrowed,
      ending,
      description: chosen
        ? `${chosen}${narrowed}${ending}. ${jobsPage.lead}`
        : `${jobsPage.lead}${narrowed}${ending}`,
    };
  },
);

export const landingTitle = inLanguages('landingTitle', {
  category: (category: string) => `${category} jobs across India`,
  city: (city: string, region: string) => `Jobs in ${city}, ${region}`,
  categoryInCity: (category: string, city: string) => `${category} jobs in ${city}`,
});

/** A feed's title; `list` is the list page's title. */
export const jobsFeedTitle = (list: string) => `${list} – ${identity.name}`;
