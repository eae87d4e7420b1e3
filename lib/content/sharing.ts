import { saidInLanguages } from './said-in-languages';

/** What a screen reader calls the icon of a network on which a page can be shared. */
export const shareOn = saidInLanguages('shareOn', (network: string) => `Share on ${network}`);
