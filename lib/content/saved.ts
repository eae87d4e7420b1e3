import { inLanguages } from './words';

/** Toasts after using the star. */
export const starAnswers = inLanguages('starAnswers', {
  first: 'Saved on this device. See “Saved jobs” at the foot of each page.',
  full: (max: number) => `This device has ${max} saved jobs. Remove one to save another.`,
  blocked: 'We cannot save jobs in this browser. If this is a private window, use a normal one.',
} as const);

/** Copy of the list of saved jobs. */
export const savedPage = inLanguages('savedPage', {
  title: 'Saved jobs',
  description:
    'The jobs that you saved with the star. Your browser keeps the list on this device, and does not send it to us.',
  lead: 'Your browser keeps this list on this device. You need no account, and we do not see the list.',
  listLabel: 'Jobs you have saved',
  empty: {
    heading: 'No saved jobs yet',
    text: 'Press the star beside a job to keep it here, on this device only.',
    action: 'See all jobs',
  },
  noScript: {
    heading: 'Saving jobs needs JavaScript',
    text: 'Only your browser has this list, and it needs JavaScript to show it. You can still search and read jobs without JavaScript.',
    action: 'See all jobs',
  },
  savedOn: (day: string) => `Saved ${day}`,
  closed: 'Closed',
  remove: 'Remove:',
  check: 'Check which are still open',
  checkNote: 'Your browser opens each job’s page once in the background.',
  checking: 'Checking …',
  checked: ({ open, closed, unknown }: { open: number; closed: number; unknown: number }) =>
    [
      ...(open ? [`${open} still open.`] : []),
      ...(closed ? [`${closed} closed.`] : []),
      ...(unknown ? [`${unknown} could not be checked. Please try again when you are online.`] : []),
    ].join(' '),
  send: 'Send my list',
  sendTitle: 'Jobs I have saved',
  copied: 'The list is copied. Paste it into a message to yourself.',
  notSent: 'This browser cannot share or copy the list.',
  removeAll: 'Remove all',
  removed: (count: number) => (count === 1 ? '1 job removed.' : `${count} jobs removed.`),
  undo: 'Undo',
  blocked: 'Your browser did not let us change the list. Please try again.',
} as const);
