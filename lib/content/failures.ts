import { inLanguages } from './words';

/** What stands in place of pages that could not be made ready. Sent with every page. */

export const errorPage = inLanguages('errorPage', {
  heading: 'This page could not be loaded',
  text: 'The problem is on our side. Please try again in a minute.',
  retry: 'Try again',
  home: 'Home page',
  /** A word here, as the script of every page has room for no more. */
  homePath: '/',
} as const);
