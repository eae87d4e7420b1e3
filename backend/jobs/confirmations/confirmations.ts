import type { Job } from '../jobs';

/** A job about which staff are asked; `pk` and `created_at` name it in links, whatever its id is used for later. */
export type AskedJob = Pick<Job, 'id' | 'slug' | 'title' | 'location'> & {
  pk: number;
  created_at: string;
  confirmed_at: string;
};

/** Whose jobs: those of a recruiter's address, in any capitalisation, or for null those that have no recruiter. */
export type JobsOf = {
  recruiter: string | null;
  /** Only those last confirmed at this moment (ISO 8601) or earlier. */
  confirmedUpTo: string;
};
