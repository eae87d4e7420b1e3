import { inLanguages } from './words';

export const carousel = inLanguages('carousel', {
  role: 'carousel',
  slideRole: 'slide',
  slide: (slide: number, of: number) => `${slide} of ${of}`,
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
} as const);
