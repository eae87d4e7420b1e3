import type * as english from '../ages';
import type { Words } from '../words';

export const ages: Words<typeof english.ages> = {
  posted: {
    on: (day) => `${day} ರಂದು ಬಂದದ್ದು`,
    in: (days) => (days === 0 ? 'ಇಂದು ಬಂದದ್ದು' : days === 1 ? 'ನಿನ್ನೆ ಬಂದದ್ದು' : `${days} ದಿನಗಳ ಹಿಂದೆ`),
  },
  closes: {
    on: (day) => `${day} ರಂದು ಕೊನೆ`,
    in: (days) => (days === 0 ? 'ಇಂದೇ ಕೊನೆ' : days === 1 ? 'ನಾಳೆ ಕೊನೆ' : `ಇನ್ನು ${days} ದಿನಗಳಲ್ಲಿ ಕೊನೆ`),
  },
};
