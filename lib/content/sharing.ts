import { inLanguages } from './words';

export const sharing = inLanguages('sharing', {
  /** Accessible name of a share icon. */
  on: (network: string) => `Share on ${network}`,
});
