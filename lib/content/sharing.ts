import { inLanguages } from './words';

export const sharing = inLanguages('sharing', {
  /** What a screen reader calls the icon of a network on which a page can be shared. */
  on: (network: string) => `Share on ${network}`,
});
