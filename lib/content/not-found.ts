import { inLanguages } from './words';

/** The 404 page. */
export const notFoundPage = inLanguages('notFoundPage', {
  title: 'Page not found',
  heading: 'This page does not exist',
  text: 'The address may be wrong, or the job has been filled. Search for another job, or look at the newest ones.',
  search: { label: 'Search for jobs', placeholder: 'Job keywords...', submit: 'Search' },
  newest: 'The newest jobs',
  jobs: 'See open jobs',
  home: 'Go to the home page',
} as const);
