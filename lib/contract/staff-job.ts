import { z } from 'zod';

/**
 * The calls by which the website serves the links in the built-in API's question which jobs are still open; an extra of that
 * API. All are POSTs, so that no log of addresses holds a token. 404: no such token or job; 410: the link has ended.
 */
export const staffJobPaths = {
  /** POST staffJobRequest; answers staffJobAnswer. */
  about: () => 'staff/job',
  /** POST staffJobAct; answers staffJobAnswer, as the job is afterwards. */
  act: () => 'staff/job/act',
  /** POST staffJobRequest; answers staffJobsAnswer: the jobs of a mail that nobody has confirmed yet. */
  list: () => 'staff/jobs',
  /** The same, and confirms them. */
  confirm: () => 'staff/jobs/confirm',
};

/** What may be said of a job. */
export const JOB_ACTIONS = ['open', 'filled', 'pause'] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

/** What a token may look like; whether it is one, only the API knows. */
export const staffJobRequest = z.object({ token: z.string().regex(/^[0-9a-z-]{40,80}$/) });
export const staffJobAct = staffJobRequest.extend({ action: z.enum(JOB_ACTIONS) });

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

export const staffJobAnswer = namedJob.extend({ slug: z.string(), state: z.enum(JOB_STATES) });
export type StaffJob = z.output<typeof staffJobAnswer>;

/** The first of them, with how many there are. */
export const staffJobsAnswer = z.object({ jobs: z.array(namedJob), total: z.number() });
export type StaffJobs = z.output<typeof staffJobsAnswer>;
