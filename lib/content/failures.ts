/** What stands in place of pages that are not there or could not be made ready. */

export const notFoundPage = {
  title: 'Page not found',
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

export const brokenForm = {
  heading: 'This form does not work in your browser',
  text: 'Loading the page again may help. If it does not, write to us by e-mail, and attach whatever you wanted to send.',
} as const;

/** Where there are no scripts, a form can be filled in but not sent. */
export const formWithoutScripts = {
  text: 'This form needs JavaScript. Without it, please write to us; to apply, attach your CV and name the job:',
} as const;
