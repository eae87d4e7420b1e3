/** What stands in place of pages that could not be made ready. Sent with every page. */

export const errorPage = {
  heading: 'Something is not answering',
  text: 'We could not get this page ready. The fault is ours: please try again in a minute.',
  retry: 'Try again',
  home: 'Home page',
} as const;
