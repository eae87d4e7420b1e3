/** What the pages of applications' links begin with. */
export const APPLICATION_PATH = '/application/';
/** What the pages of links to what is held about somebody begin with. */
export const YOUR_DATA_PATH = '/your-data/';

/** Whether a page's address is for its visitor alone, so that no tag may report it. */
export const isSecretPath = (path: string): boolean =>
  [APPLICATION_PATH, YOUR_DATA_PATH].some((start) => path.startsWith(start));
