/** What is said after a touch on a job's star. */
export const starAnswers = {
  first: 'Saved on this device. “Saved jobs” is at the foot of each page.',
  full: (max: number) => `This device has ${max} saved jobs. Remove one to save another.`,
  blocked: 'This browser does not let us save jobs, perhaps because the window is private.',
} as const;

/** Copy of the list of saved jobs. */
export const savedPage = {
  title: 'Saved jobs',
  description:
    'The jobs that you have saved with their star. The list is kept by your browser on this device, and nothing of it is sent to us.',
  lead: 'Kept by your browser on this device, without an account. We do not receive this list.',
  listLabel: 'Jobs you have saved',
  offline:
    'Your browser also keeps copies of these pages, where it can, so that you can read them without a connection. “Remove all” deletes the list and the copies.',
  empty: {
    heading: 'No saved jobs yet',
    text: 'The star beside a job keeps it here, on this device alone.',
    action: 'See all jobs',
  },
  noScript: {
    heading: 'Saving jobs needs JavaScript',
    text: 'The list is kept by your browser alone, which can show it only with JavaScript. Everything else on this site works without.',
    action: 'See all jobs',
  },
  savedOn: (day: string) => `Saved ${day}`,
  closed: 'Closed',
  remove: (title: string) => `Remove: ${title}`,
  check: 'Check which are still open',
  checkNote: 'Opens each job’s page once in the background, as you would by looking.',
  checking: 'Checking …',
  checked: ({ open, closed, unknown }: { open: number; closed: number; unknown: number }) =>
    [
      ...(open ? [`${open} still open.`] : []),
      ...(closed ? [`${closed} closed.`] : []),
      ...(unknown ? [`${unknown} could not be checked: please try again with a connection.`] : []),
    ].join(' '),
  send: 'Send my list',
  sendTitle: 'Jobs I have saved',
  copied: 'The list is copied. Paste it into a message to yourself.',
  notSent: 'This browser can neither share nor copy the list.',
  removeAll: 'Remove all',
  removed: (count: number) => (count === 1 ? '1 job removed.' : `${count} jobs removed.`),
  undo: 'Undo',
  blocked: 'Your browser did not let us change the list.',
} as const;
