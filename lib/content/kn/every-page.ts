import type * as english from '../every-page';
import type { Words } from '../words';

export const menu: Words<typeof english.menu> = {
  label: 'ಮುಖ್ಯ',
  open: 'ಮೆನು',
  close: 'ಮುಚ್ಚಿ',
  newTab: '(ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ)',
  loading: 'ಲೋಡ್ ಆಗುತ್ತಿದೆ',
};
