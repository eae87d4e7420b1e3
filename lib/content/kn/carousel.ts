import type * as english from '../carousel';
import type { Words } from '../words';

export const carousel: Words<typeof english.carousel> = {
  role: 'ಕ್ಯಾರೋಸೆಲ್',
  slideRole: 'ಸ್ಲೈಡ್',
  slide: (slide, of) => `${of}ರಲ್ಲಿ ${slide}`,
  previous: 'ಹಿಂದಿನದು',
  next: 'ಮುಂದಿನದು',
  pause: 'ನಿಲ್ಲಿಸಿ',
  play: 'ಚಾಲೂ ಮಾಡಿ',
};
