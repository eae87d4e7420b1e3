/** Copy of the pages about new jobs by email. */
export const jobAlertPage = {
  title: 'New jobs by email',
  heading: 'New jobs by email',
  lead: 'At most one mail a day or a week, only when there is something new. No account, and one click ends it.',
  allJobs: 'All new jobs',
  search: { keyword: 'Keyword', category: 'Field', location: 'Place', others: 'Only' },
  formHeading: 'Where shall we send them?',
  submit: 'Ask for new jobs',
} as const;

export const confirmAlertPage = {
  title: 'Confirm your address',
  heading: 'Shall we send you new jobs?',
  text: 'Confirm, and you get new jobs that match your search, as often as you chose.',
  action: 'Yes, send me new jobs',
  done: {
    heading: 'Your address is confirmed',
    text: 'New jobs will come to you by email. Every mail has a link that ends them.',
  },
  failed: {
    heading: 'This link no longer works',
    text: 'It was used long ago, or has expired. You can ask for new jobs once more.',
  },
} as const;

/** What whoever confirms an alert agrees to: the page above the button. */
export const alertConsent = {
  wording: `${confirmAlertPage.heading} ${confirmAlertPage.text} [${confirmAlertPage.action}] (Text of 24 November 2026)`,
  language: 'en-IN',
};

export const unsubscribePage = {
  title: 'End new jobs by email',
  heading: 'No more new jobs by email?',
  text: 'Confirm, and we erase your address and your search.',
  action: 'Yes, stop the mails',
  done: { heading: 'You get no more mails', text: 'Your address and your search are erased.' },
  failed: {
    heading: 'There is nothing to end',
    text: 'This link belongs to no search any more: the mails have been stopped already.',
  },
} as const;

export const alertProblem = {
  heading: 'This could not be done just now',
  text: 'Our job service is not answering. Please use the link in the mail again in a minute.',
} as const;
