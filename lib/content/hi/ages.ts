import type * as english from '../ages';
import type { Words } from '../words';

// Not Intl, whose output may differ between browsers and the server.
const MONTHS = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');

// "कल" means both yesterday and tomorrow; the verb tells which.
export const ages: Words<typeof english.ages> = {
  day: (date) => `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`,
  posted: {
    on: (day) => `${day} को आई`,
    in: (days) => (days === 0 ? 'आज आई' : days === 1 ? 'कल आई' : `${days} दिन पहले आई`),
  },
  closes: {
    on: (day) => `${day} को बंद होगी`,
    in: (days) => (days === 0 ? 'आज बंद होगी' : days === 1 ? 'कल बंद होगी' : `${days} दिन में बंद होगी`),
  },
};
