import type * as english from '../search-engines';
import type { Words } from '../words';
import { browseJobs, relatedPages } from './jobs';

export const jobDescription: Words<typeof english.jobDescription> = ({ title, company, location, facts }) => {
  const where = [company, location].filter(Boolean).join(', ');
  return `${title}${where && ` – ${where}`}। ${facts ? `${facts}। ` : ''}पूरी जानकारी पढ़ें और बायोडाटा के साथ अप्लाई करें।`;
};

export const jobList: Words<typeof english.jobList> = {
  inCategory: (category, city = 'भारत') => relatedPages.categoryInCity(category, city),
  found: (keyword, city) => `${city ? `${city} में ` : ''}“${keyword}” की नौकरी`,
  page: (page) => `पेज ${page}`,
  fullStop: '।',
};

/** Worded as people search: "बेंगलुरु में ड्राइवर की नौकरी". */
export const landingTitle: Words<typeof english.landingTitle> = {
  category: (category) => `${browseJobs.jobsOf(category)}, पूरे भारत में`,
  city: (city, region) => `${city} में नौकरी, ${region}`,
  categoryInCity: (category, city) => relatedPages.categoryInCity(category, city),
};
