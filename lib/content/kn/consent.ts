import { routes } from '../../routes';
import type * as english from '../consent';
import type { Words } from '../words';

export const consentCopy: Words<typeof english.consentCopy> = {
  heading: 'ಸೈಟ್‌ಗೆ ಬರುವವರನ್ನು ಎಣಿಸಬಹುದೇ?',
  text: 'ನೀವು ಒಪ್ಪಿದರೆ Google Tag Manager ಬಳಸುತ್ತೇವೆ. ಅದು ಕುಕೀಗಳನ್ನು ಇಡುತ್ತದೆ ಮತ್ತು ನೀವು ಯಾವ ಪೇಜ್ ತೆರೆಯುತ್ತೀರಿ ಎಂದು Google ಗೆ ತಿಳಿಸುತ್ತದೆ. ಬೇಡವೆಂದರೂ ಸೈಟ್ ಹಾಗೆಯೇ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿರುವ ಸೂಚನೆಯೇ ಮಾನ್ಯ.',
  more: { label: 'ಪ್ರೈವೆಸಿ ಪಾಲಿಸಿ (ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ)', href: `${routes.privacyPolicy()}#technical-data` },
  accept: 'ಒಪ್ಪುತ್ತೇನೆ',
  reject: 'ಬೇಡ',
  reopen: 'ಕುಕೀ ಆಯ್ಕೆಗಳು',
};
