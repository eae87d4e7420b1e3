import type { OtherLanguage } from '../../lib/base/language';
import type { wireTranslations } from '../../lib/contract/entities';
import type { Facets, PayRange } from '../../lib/search/facets';
import type { Group } from '../../lib/search/filter-catalogue';
import type { Understood } from '../../lib/search/understand';
import type { JobFilters, Sort } from '../../lib/contract/filters';

/**
 * Why a job is closed: the position is filled; it is paused and may return; it was not confirmed for too long; '' for
 * anything else, such as its closing date.
 */
export type ClosedReason = '' | 'filled' | 'paused' | 'unconfirmed';

export type Translations = Record<keyof typeof wireTranslations, string | null>;

/** A job to be imported. A null `id` requests the next free number. HTML fields are untrusted. */
export type NewJob = Partial<Translations> & {
  id: string | null;
  title: string;
  slug: string;
  image: string | null;
  company_name: string | null;
  location: string | null;
  salary: string | null;
  job_type: string | null;
  workspace: string | null;
  notes: string | null;
  description: string | null;
  qualification: string | null;
  primary_responsibility: string | null;
  /** Extra questions for applicants, as JSON of lib/contract/questions' Question[]; null for none. */
  questions: string | null;
  /** The category's name (case-insensitive); created if missing. */
  category: string;
  /** ISO 8601 in UTC, as `Date.toISOString` writes it; null for the time at which the job is first stored. */
  posted_at: string | null;
  expires_at: string | null;
  /** The recruiter who receives applications for this job. Never part of a public response. */
  recruiter_email: string | null;
  /** When the agency last confirmed that the job is open (ISO 8601), if the import says so. */
  confirmed_at?: string | null;
  /** A sample of this project, removed when the agency imports its own jobs. */
  sample?: boolean;
  /** Where the job comes from (see `jobsOf`). Unset: an existing job keeps its source. */
  source?: string;
  /** Whether a closed job stays closed, as when somebody corrects it; an import reopens it. */
  staysClosed?: boolean;
};

/** A job as visitors may see it. `updated_at` changes only with its content or category. */
export type Job = Omit<
  NewJob,
  'id' | 'category' | 'sample' | 'source' | 'staysClosed' | 'posted_at' | 'recruiter_email' | 'confirmed_at'
> & {
  id: string;
  posted_at: string;
  category_id: number;
  updated_at: string;
  /** When the agency last confirmed that the job is open; null for a sample. */
  confirmed_at: string | null;
};

/** What a write did to a job, for the agency's reports. A new job that is inactive counts as `created` too. */
export type JobEffect = 'created' | 'changed' | 'reopened' | 'closed';
export type AffectedJob = Pick<Job, 'id' | 'title'> & { effect: JobEffect };

type LongText =
  `description_${OtherLanguage}` | 'description' | 'qualification' | 'primary_responsibility' | 'questions';
/** A job in a list; summaries lack the long texts and the questions. */
export type ListedJob = Omit<Job, LongText> & Partial<Pick<Job, LongText>>;

export type Category = { id: number; name: string; jobs_count: number };

/** A stored job in the shape that imports accept. */
export type ActiveJob = Omit<NewJob, 'id' | 'sample' | 'source' | 'staysClosed'> & { id: string };
/** A city with active jobs, identified by `slug`. */
export type JobLocation = { slug: string; name: string; region: string; jobs_count: number };

export type ClosingJob = Pick<Job, 'id' | 'slug' | 'title'> & { expires_at: string };

export type JobPage = { jobs: ListedJob[]; total: number; page: number; perPage: number };

export type Correction = { from: string; to: string };

/** A page of results and how the query was interpreted. */
export type FoundJobs = JobPage & {
  search: Understood;
  /** The sections of the list in order; [] when nothing ranks it. */
  groups: Group[];
  /** Words found in no job. */
  unknown: string[];
  /** Words replaced by others. */
  corrections: Correction[];
  /** Alternatives found in addition to the words themselves ("BPO executive"). */
  also: string[];
  /** Only when requested. */
  facets?: Facets;
  payRange?: PayRange | null;
};

/** `page` counts from 1. An unknown category or place yields an empty page. */
export type JobsRequest = {
  keyword?: string;
  /**
   * How the keyword is interpreted. 'meant' (default): with spelling corrected, and place and other criteria
   * extracted; 'literal': as typed; 'fitting': as 'meant', but only jobs that meet all of it.
   */
  words?: 'meant' | 'literal' | 'fitting';
  filters?: Partial<JobFilters>;
  sort?: Sort;
  page: number;
  perPage: number;
  summary?: boolean;
  facets?: boolean;
  /** Restricts results to these listing keys. */
  among?: number[];
};
