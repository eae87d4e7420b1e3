/**
 * The words of parts that many pages share. Each part is an export of its own, so that a script that needs one of them
 * brings no other to the browser.
 */
export const skipLink = 'Skip to content';

export const menu = {
  label: 'Main',
  open: 'Menu',
  close: 'Close',
  services: 'Services',
  newTab: '(opens in a new tab)',
} as const;

export const footer = {
  site: 'The site',
  employers: 'For employers',
  hours: 'Business hours',
  rights: (legalName: string) => `${legalName}. All rights reserved.`,
  developedBy: 'Developed by',
} as const;

export const breadcrumb = { label: 'Breadcrumb', home: 'Home' } as const;

export const pagination = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
} as const;

export const carousel = {
  role: 'carousel',
  slideRole: 'slide',
  slide: (slide: number, of: number) => `${slide} of ${of}`,
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
} as const;

export const loader = 'Loading';

export const toasts = { label: 'Notifications', close: 'Close toast' } as const;

/** What a screen reader calls the icons of social networks: the links for sharing a page, and the agency's profiles. */
export const shareOn = (network: string) => `Share on ${network}`;
export const profileOn = (agency: string, network: string) => `${agency} on ${network}`;
