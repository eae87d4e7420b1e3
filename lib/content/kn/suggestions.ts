import type * as english from '../suggestions';
import type { Words } from '../words';
import { inPlace } from './grammar';

export const suggestions: Words<typeof english.suggestions> = {
  label: 'ಸಲಹೆಗಳು',
  kinds: { city: 'ಊರು', category: 'ವಿಭಾಗ', list: 'ಕೆಲಸಗಳು' },
  searches: ['ನೈಟ್ ಶಿಫ್ಟ್', 'ಡೇ ಶಿಫ್ಟ್', 'ತಕ್ಷಣ ಸೇರಬಹುದು', 'ಸರ್ಕಾರಿ ಉದ್ಯೋಗ', 'ರೈಲ್ವೆ ಕೆಲಸ', 'ಬ್ಯಾಂಕ್ ಕೆಲಸ'],
  inCity: (title, city) => `${inPlace(city)} ${title}`,
  found: (count) =>
    count === 0 ? 'ಸಲಹೆಗಳಿಲ್ಲ' : `${count} ${count === 1 ? 'ಸಲಹೆ' : 'ಸಲಹೆಗಳು'}, ಮೇಲೆ-ಕೆಳಗೆ ಬಟನ್‌ನಿಂದ ಆರಿಸಿ`,
};
