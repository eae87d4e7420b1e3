import type { JobState } from '../contract/staff-job';
import { indianDate } from '../base/mail/indian-time';
import { jobName, type NamedJob } from './job-name';

type Listed = NamedJob & { confirmedAt: string | null };

/** The pages linked from the weekly mail about open jobs. */
export const staffJobPage = {
  title: 'Is this job still open?',
  done: 'Thank you',
  /** Results of the buttons. */
  noted: {
    open: 'Saved: visitors see the job as open, and confirmed today.',
    filled: 'Saved: the job is closed, and visitors read that the position is filled.',
    paused:
      'Saved: the job is paused, and visitors read that it may open again. You can reopen it at any time.',
    unconfirmed: 'It is closed.',
    expired: 'Its closing date has passed, so it stays closed: set a later date where you manage your jobs.',
    closed: 'Saved: the job is closed.',
  } satisfies Record<JobState, string>,
  facts: { job: 'Job', state: 'Now', confirmed: 'Last confirmed' },
  states: {
    open: 'open',
    filled: 'closed because it is filled',
    paused: 'paused',
    unconfirmed: 'closed because nobody confirmed that it is open',
    expired: 'closed because its closing date has passed',
    closed: 'closed',
  } satisfies Record<JobState, string>,
  job: jobName,
  day: indianDate,
  buttons: { stillOpen: 'Still open', openAgain: 'Reopen', filled: 'Filled', pause: 'Pause' },
  seeJob: 'See the job on the website',
  problems: {
    gone: {
      heading: 'This link has expired',
      text: 'It works for two weeks. Please use the one in the latest email.',
    },
    unavailable: {
      heading: 'This cannot be done just now',
      text: 'The recruitment system is not answering. Please try again in a minute.',
    },
  },
};

export const staffJobsPage = {
  title: (total: number) =>
    total === 1 ? 'Is this job still open?' : `Are all of these ${total} jobs still open?`,
  line: ({ confirmedAt, ...job }: Listed) =>
    confirmedAt === null ? jobName(job) : `${jobName(job)}: last confirmed ${indianDate(confirmedAt)}`,
  more: (count: number) => `and ${count} more, which the next email will ask about`,
  confirm: (count: number) => (count === 1 ? 'Yes, it is still open' : `Yes, all ${count} are still open`),
  done: 'Thank you',
  noted: (count: number) => `Saved: ${count === 1 ? 'the job is' : `${count} jobs are`} confirmed as open.`,
  doneText: 'Visitors see it within a few minutes.',
  nothing: 'All of these jobs are already confirmed',
  nothingText: 'There is nothing left to do.',
};
