import { inLanguages } from './words';

/** Texts of error pages. Sent with every page. */

export const errorPage = inLanguages('errorPage', {
  heading: 'We cannot show this page right now',
  text: 'The problem is on our side. Please try again in a minute.',
  retry: 'Try again',
  home: 'Home page',
  contact: 'Is it urgent? Reach us here:',
  /** Here rather than from routes.ts, which would bloat every page's script. */
  homePath: '/',
} as const);
