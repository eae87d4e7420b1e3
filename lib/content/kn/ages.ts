import type * as english from '../ages';
import type { Words } from '../words';

// Not Intl, whose output may differ between browsers and the server.
const MONTHS = 'ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್'.split(' ');

export const ages: Words<typeof english.ages> = {
  day: (date) => `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`,
  posted: {
    on: (day) => `${day}ರಂದು ಹಾಕಿದ್ದು`,
    in: (days) => (days === 0 ? 'ಇಂದು ಹಾಕಿದ್ದು' : days === 1 ? 'ನಿನ್ನೆ ಹಾಕಿದ್ದು' : `${days} ದಿನಗಳ ಹಿಂದೆ ಹಾಕಿದ್ದು`),
  },
  closes: {
    on: (day) => `${day}ರಂದು ಕೊನೆ`,
    in: (days) => (days === 0 ? 'ಇಂದೇ ಕೊನೆ' : days === 1 ? 'ನಾಳೆ ಕೊನೆ' : `ಇನ್ನು ${days} ದಿನಗಳಲ್ಲಿ ಕೊನೆ`),
  },
};
