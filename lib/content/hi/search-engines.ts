import type * as english from '../search-engines';
import type { Words } from '../words';
import { browseJobs, jobsPage, relatedPages } from './jobs';

export const jobDescription: Words<typeof english.jobDescription> = ({ title, company, location, facts }) => {
  const where = [company, location].filter(Boolean).join(', ');
  return `${title}${where && ` – ${where}`}। ${facts ? `${facts}। ` : ''}पूरी जानकारी पढ़ें और बायोडाटा के साथ अप्लाई करें।`;
};

export const jobListWords: Words<typeof english.jobListWords> = ({
  keyword,
  category,
  city,
  filters,
  page,
}) => {
  const chosen = category
    ? relatedPages.categoryInCity(category, city || 'भारत')
    : city
      ? browseJobs.jobsIn(city)
      : '';
  const found = keyword && `${city ? `${city} में ` : ''}“${keyword}” की नौकरी`;
  const narrowed = filters.length > 0 ? ` – ${filters.join(', ')}` : '';
  const ending = page > 1 ? ` – पेज ${page}` : '';
  return {
    title: (found || chosen || jobsPage.title) + narrowed,
    ending,
    description: chosen
      ? `${chosen}${narrowed}${ending}। ${jobsPage.lead}`
      : `${jobsPage.lead}${narrowed}${ending}`,
  };
};

/** Worded as people search: "बेंगलुरु में ड्राइवर की नौकरी". */
export const landingTitle: Words<typeof english.landingTitle> = {
  category: (category) => `${browseJobs.jobsOf(category)}, पूरे भारत में`,
  city: (city, region) => `${city} में नौकरी, ${region}`,
  categoryInCity: (category, city) => relatedPages.categoryInCity(category, city),
};
