import type * as english from '../carousel';
import type { Words } from '../words';

export const carousel: Words<typeof english.carousel> = {
  role: 'कैरोसेल',
  slideRole: 'स्लाइड',
  slide: (slide, of) => `${of} में से ${slide}`,
  previous: 'पिछला',
  next: 'अगला',
  pause: 'रोकें',
  play: 'चलाएँ',
};
