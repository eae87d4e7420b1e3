import { inLanguages } from './words';

/** Texts of shared, server-rendered parts. Texts for scripts have small files of their own. */

export const skipLink = inLanguages('skipLink', () => 'Skip to content');

/** The menu entry that opens the list of services. */
export const servicesMenu = inLanguages('servicesMenu', () => 'Services');

export const footer = inLanguages('footer', {
  site: 'The site',
  employers: 'For employers',
  candidates: 'For candidates',
  hours: 'Business hours',
  rights: (legalName: string) => `${legalName}. All rights reserved.`,
  developedBy: 'Developed by',
  sentence: (line: string) => `${line}.`,
} as const);

export const breadcrumb = inLanguages('breadcrumb', { label: 'Breadcrumb', home: 'Home' } as const);

export const pagination = inLanguages('pagination', {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
} as const);

/** Accessible name of a social media icon. */
export const profileOn = inLanguages(
  'profileOn',
  (agency: string, network: string) => `${agency} on ${network}`,
);
