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
    open: 'It is noted: visitors see the job as open, and confirmed today.',
    filled: 'It is noted: the job is closed, and visitors read that the position is filled.',
    paused:
      'It is noted: the job is paused, and visitors read that it may open again. Open it again whenever you like.',
    unconfirmed: 'It is closed.',
    expired:
      'Its closing date has passed, so it stays closed: give it another date where your jobs come from.',
    closed: 'It is noted: the job is closed.',
  } satisfies Record<JobState, string>,
  facts: { job: 'Job', state: 'Now', confirmed: 'Last confirmed' },
  states: {
    open: 'open',
    filled: 'closed, as it is filled',
    paused: 'paused',
    unconfirmed: 'closed, as no one confirmed that it is open',
    expired: 'closed, as its closing date has passed',
    closed: 'closed',
  } satisfies Record<JobState, string>,
  job: jobName,
  day: indianDate,
  buttons: { stillOpen: 'Still open', openAgain: 'Open again', filled: 'Filled', pause: 'Pause' },
  seeJob: 'See the job on the website',
  problems: {
    gone: {
      heading: 'This link has ended',
      text: 'It works for two weeks. Please use the one in the newest mail.',
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
  more: (count: number) => `and ${count} more, which the next mail will ask about`,
  confirm: (count: number) => (count === 1 ? 'Yes, it is still open' : `Yes, all ${count} are still open`),
  done: 'Thank you',
  noted: (count: number) =>
    `It is noted: ${count === 1 ? 'the job is' : `${count} jobs are`} confirmed as open.`,
  doneText: 'Visitors see it within a few minutes.',
  nothing: 'All of these jobs are confirmed already',
  nothingText: 'There is nothing left to do.',
};
