/** What stands in place of pages that are not there. */
export const notFoundPage = {
  title: 'Page not found',
  heading: 'This door leads nowhere',
  text: 'The page does not exist, or the job behind it has been filled. Search for another, or look at the newest.',
  search: { label: 'Search for jobs', placeholder: 'Job keywords...', submit: 'Search' },
  newest: 'The newest jobs',
  jobs: 'See open jobs',
  home: 'Go to the home page',
} as const;
