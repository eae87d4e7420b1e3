/** What stands in place of pages that are not there or could not be made ready. */

export const notFoundPage = {
  heading: 'This door leads nowhere',
  text: 'The page does not exist, or the job behind it has been filled. Here is where most people go next.',
  jobs: 'See open jobs',
  home: 'Go to the home page',
} as const;

export const errorPage = {
  heading: 'Something is not answering',
  text: 'We could not get this page ready just now. It is our fault, not yours. Please try again in a minute.',
  retry: 'Try again',
  home: 'Go to the home page',
} as const;
