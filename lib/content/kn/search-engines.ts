import type * as english from '../search-engines';
import type { Words } from '../words';
import { inPlace } from './grammar';
import { browseJobs, jobsPage, relatedPages } from './jobs';

export const jobDescription: Words<typeof english.jobDescription> = ({ title, company, location, facts }) => {
  const where = [company, location].filter(Boolean).join(', ');
  return `${title}${where && ` – ${where}`}. ${facts ? `${facts}. ` : ''}ಪೂರ್ತಿ ವಿವರ ಓದಿ, ಬಯೋಡೇಟಾ ಜೊತೆ ಅರ್ಜಿ ಹಾಕಿ.`;
};

export const jobListWords: Words<typeof english.jobListWords> = ({
  keyword,
  category,
  city,
  filters,
  page,
}) => {
  const chosen = category
    ? relatedPages.categoryInCity(category, city || 'ಭಾರತ')
    : city
      ? browseJobs.jobsIn(city)
      : '';
  const found = keyword && (city ? relatedPages.categoryInCity(`“${keyword}”`, city) : `“${keyword}” ಕೆಲಸಗಳು`);
  const narrowed = filters.length > 0 ? ` – ${filters.join(', ')}` : '';
  const ending = page > 1 ? ` – ಪೇಜ್ ${page}` : '';
  return {
    title: (found || chosen || jobsPage.title) + narrowed,
    ending,
    description: chosen
      ? `${chosen}${narrowed}${ending}. ${jobsPage.lead}`
      : `${jobsPage.lead}${narrowed}${ending}`,
  };
};

/** Worded as people search: "ಬೆಂಗಳೂರಿನಲ್ಲಿ ಡ್ರೈವರ್ ಕೆಲಸ". */
export const landingTitle: Words<typeof english.landingTitle> = {
  category: (category) => `${category} ಕೆಲಸ, ಭಾರತದಾದ್ಯಂತ`,
  city: (city, region) => `${inPlace(city)} ಕೆಲಸ, ${region}`,
  categoryInCity: (category, city) => `${inPlace(city)} ${category} ಕೆಲಸ`,
};
