import { saidInLanguages } from './said-in-languages';
import { inLanguages } from './words';

/** The words of parts that many pages share and the server renders. Those of scripts have small files of their own. */

export const skipLink = saidInLanguages('skipLink', () => 'Skip to content');

/** The menu entry that opens the list of services. */
export const servicesMenu = saidInLanguages('servicesMenu', () => 'Services');

export const footer = inLanguages('footer', {
  site: 'The site',
  employers: 'For employers',
  candidates: 'For candidates',
  hours: 'Business hours',
  rights: (legalName: string) => `${legalName}. All rights reserved.`,
  developedBy: 'Developed by',
} as const);

export const breadcrumb = inLanguages('breadcrumb', { label: 'Breadcrumb', home: 'Home' } as const);

export const pagination = inLanguages('pagination', {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
} as const);

/** What a screen reader calls the icon that leads to one of the agency's profiles. */
export const profileOn = saidInLanguages(
  'profileOn',
  (agency: string, network: string) => `${agency} on ${network}`,
);

/** The link to the page that says whether it was the agency: wherever the site warns of demands for money, and at the foot of all pages. */
export const verifyLink = inLanguages('verifyLink', {
  label: 'Check whether it was us',
  /** On one line of a phone's two columns. */
  footer: 'Check it was us',
  before: 'Not sure who called or wrote?',
});
