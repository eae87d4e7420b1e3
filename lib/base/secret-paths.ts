/** Prefix of the status pages that applicants reach by a link. */
export const APPLICATION_PATH = '/application/';
/** Prefix of the pages that show personal data by a link. */
export const YOUR_DATA_PATH = '/your-data/';

/** Whether a page's address is secret, in any language, so that analytics must not report it. */
export const isSecretPath = (path: string): boolean =>
  [APPLICATION_PATH, YOUR_DATA_PATH].some((start) => path.replace(/^\/..(?=\/)/, '').startsWith(start));
