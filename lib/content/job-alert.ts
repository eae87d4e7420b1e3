import { inLanguages } from './words';

/** Copy of the job alert pages. */
export const jobAlertPage = inLanguages('jobAlertPage', {
  title: 'New jobs by email',
  heading: 'New jobs by email',
  lead: 'You get at most one email a day or a week, and only when there are new jobs. You need no account. You can stop at any time.',
  allJobs: 'All new jobs',
  search: { keyword: 'Keyword', category: 'Category', location: 'Place', others: 'Filters' },
  formHeading: 'Where should we send them?',
  submit: 'Send me new jobs',
} as const);

export const confirmAlertPage = inLanguages('confirmAlertPage', {
  title: 'Confirm your address',
  heading: 'Should we send you new jobs?',
  text: 'If you confirm, we send you new jobs that match your search, as often as you chose.',
  action: 'Yes, send me new jobs',
  done: {
    heading: 'Your address is confirmed',
    text: 'You will get new jobs by email. Every email has a link to stop them.',
  },
  failed: {
    heading: 'This link no longer works',
    text: 'It has expired. You can ask for new jobs again.',
  },
} as const);

/** The consent given by confirming an alert: the text above the button. */
export const alertConsent = inLanguages('alertConsent', {
  get wording() {
    return `${confirmAlertPage.heading} ${confirmAlertPage.text} [${confirmAlertPage.action}] (Text of 26 November 2026)`;
  },
  language: 'en-IN',
});

export const unsubscribePage = inLanguages('unsubscribePage', {
  title: 'Stop new jobs by email',
  heading: 'Stop new jobs by email?',
  text: 'If you confirm, we erase your address and your search.',
  action: 'Yes, stop the emails',
  done: { heading: 'You will get no more emails', text: 'Your address and your search are erased.' },
  failed: {
    heading: 'These emails have already stopped',
    text: 'You need not do anything. We will not send you any more.',
  },
} as const);
