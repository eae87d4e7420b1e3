import type * as english from '../search-engines';
import type { Words } from '../words';
import { inPlace } from './grammar';
import { relatedPages } from './jobs';

export const jobDescription: Words<typeof english.jobDescription> = ({ title, company, location, facts }) => {
  const where = [company, location].filter(Boolean).join(', ');
  return `${title}${where && ` – ${where}`}. ${facts ? `${facts}. ` : ''}ಪೂರ್ತಿ ವಿವರ ಓದಿ, ಬಯೋಡೇಟಾ ಜೊತೆ ಅರ್ಜಿ ಹಾಕಿ.`;
};

export const jobList: Words<typeof english.jobList> = {
  inCategory: (category, city = 'ಭಾರತ') => relatedPages.categoryInCity(category, city),
  found: (keyword, city) =>
    city ? relatedPages.categoryInCity(`“${keyword}”`, city) : `“${keyword}” ಕೆಲಸಗಳು`,
  page: (page) => `ಪೇಜ್ ${page}`,
  fullStop: '.',
};

/** Worded as people search: "ಬೆಂಗಳೂರಿನಲ್ಲಿ ಡ್ರೈವರ್ ಕೆಲಸ". */
export const landingTitle: Words<typeof english.landingTitle> = {
  category: (category) => `${category} ಕೆಲಸ, ಭಾರತದಾದ್ಯಂತ`,
  city: (city, region) => `${inPlace(city)} ಕೆಲಸ, ${region}`,
  categoryInCity: (category, city) => `${inPlace(city)} ${category} ಕೆಲಸ`,
};
