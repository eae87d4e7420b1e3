import type { Job } from '../jobs';

/** A job that staff are asked to confirm. Links identify it by `pk` and `created_at`, because ids can be reused. */
export type AskedJob = Pick<Job, 'id' | 'slug' | 'title' | 'location'> & {
  pk: number;
  created_at: string;
  confirmed_at: string;
};

/** Selects a recruiter's jobs by their address (case-insensitive); null selects jobs without a recruiter. */
export type JobsOf = {
  recruiter: string | null;
  /** Only jobs last confirmed at or before this time (ISO 8601). */
  confirmedUpTo: string;
};
