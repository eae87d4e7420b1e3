import { z } from 'zod';
import { linkToken } from './links';

/** What the staff may report about a job. */
export const JOB_ACTIONS = ['open', 'filled', 'pause'] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

/** A job's state for the staff. 'expired': its closing date has passed; 'closed': for an unknown reason. */
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

/** The first of them, and their total. */
const staffJobsAnswer = z.object({ jobs: z.array(namedJob), total: z.number() });
export type StaffJobs = z.output<typeof staffJobsAnswer>;

/** The calls behind the links in the mail that asks which jobs are still open; an extra of the built-in API. */
export const staffJobCalls = {
  about: { path: 'staff/job', request: linkToken, answer: staffJobAnswer },
  /** Returns the updated job. */
  act: {
    path: 'staff/job/act',
    request: linkToken.extend({ action: z.enum(JOB_ACTIONS) }),
    answer: staffJobAnswer,
  },
  /** The jobs of a mail that are still unconfirmed. */
  list: { path: 'staff/jobs', request: linkToken, answer: staffJobsAnswer },
  /** The same, and confirms them. */
  confirm: { path: 'staff/jobs/confirm', request: linkToken, answer: staffJobsAnswer },
};
