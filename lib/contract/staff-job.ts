import { z } from 'zod';
import { linkToken } from './links';

/** What may be said of a job. */
export const JOB_ACTIONS = ['open', 'filled', 'pause'] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

/** What a job is for staff. 'expired': its closing date has passed; 'closed': for no reason that is known. */
const JOB_STATES = ['open', 'filled', 'paused', 'unconfirmed', 'expired', 'closed'] as const;
export type JobState = (typeof JOB_STATES)[number];

const namedJob = z.object({
  id: z.string(),
  title: z.string(),
  location: z.string(),
  /** ISO 8601. */
  confirmed_at: z.iso.datetime().nullable(),
});

const staffJobAnswer = namedJob.extend({ slug: z.string(), state: z.enum(JOB_STATES) });
export type StaffJob = z.output<typeof staffJobAnswer>;

/** The first of them, with how many there are. */
const staffJobsAnswer = z.object({ jobs: z.array(namedJob), total: z.number() });
export type StaffJobs = z.output<typeof staffJobsAnswer>;

/** The calls behind the links in the built-in API's question which jobs are still open; an extra of that API. */
export const staffJobCalls = {
  about: { path: 'staff/job', request: linkToken, answer: staffJobAnswer },
  /** Answers the job as it is afterwards. */
  act: {
    path: 'staff/job/act',
    request: linkToken.extend({ action: z.enum(JOB_ACTIONS) }),
    answer: staffJobAnswer,
  },
  /** The jobs of a mail that nobody has confirmed yet. */
  list: { path: 'staff/jobs', request: linkToken, answer: staffJobsAnswer },
  /** The same, and confirms them. */
  confirm: { path: 'staff/jobs/confirm', request: linkToken, answer: staffJobsAnswer },
};
