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
/** `last` is the key to continue after; null at the end. */
type ActiveJobs = { jobs: ActiveJob[]; last: number | null };

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

/** A source of jobs leased to one caller. `lease` distinguishes it from later claims; `state` was stored last. */
type SourceClaim = { source: string; lease: string; state: string | null };

/**
 * A job is active from its import until it is closed or `expires_at` has passed; only active jobs are listed. Every
 * change visible to visitors is written to the event log in the same transaction.
 */
export type JobStore = {
  /** Lists categories with active jobs, by name, with their counts. */
  listCategories(): Promise<Category[]>;
  /** Lists cities with active jobs, most jobs first. A job may be in several cities, or in none that is known. */
  listLocations(): Promise<JobLocation[]>;
  /** Finds active jobs that pass the filters, best match first; newest first when the keyword has no words. */
  findJobs(request: JobsRequest): Promise<FoundJobs>;
  /** Returns any stored job, with when and why it was closed (null and '' while active). */
  getJob(
    id: string,
  ): Promise<{ job: Job; active: boolean; closedAt: string | null; closedReason: ClosedReason } | null>;
  /** Returns the e-mail address of a job's recruiter; null when there is none or no such job. */
  recruiterEmail(id: string): Promise<string | null>;
  /** Lists active jobs that expire after one moment and up to another (ISO 8601), earliest first. */
  closingJobs(after: string, upTo: string, limit: number): Promise<{ jobs: ClosingJob[]; total: number }>;
  /** Whether any job other than samples was ever stored. */
  hasOwnJobs(): Promise<boolean>;
  /** Whether no job was ever stored. */
  isEmpty(): Promise<boolean>;

  /**
   * Writes all rows in one transaction. A row with a known id replaces that job and reopens it, unless it was closed
   * for a reason and the row is unchanged. Resolves with the jobs that are new or changed.
   */
  upsertJobs(jobs: NewJob[]): Promise<AffectedJob[]>;
  /** Refreshes the database's statistics if needed; call it after an import's last upsert. */
  finishImport(): Promise<void>;
  /** Closes a job, or changes the reason of a closed one. False when there was nothing to do. */
  closeJob(id: string, reason?: ClosedReason): Promise<boolean>;
  /** Reopens a closed job. 'expired': its closing date has passed; 'open': it was open already. */
  reopenJob(id: string): Promise<'reopened' | 'open' | 'expired' | 'unknown'>;
  /** Closes the active ones of these jobs and resolves with their number. */
  closeJobs(ids: string[]): Promise<number>;
  /** Closes the active sample jobs and resolves with their number. */
  closeSampleJobs(): Promise<number>;
  /** Unlists expired jobs, as every read does too, and resolves with their number. */
  expireJobs(): Promise<number>;
  /** Removes jobs with past walk-in interviews from that filter and resolves with their number. */
  endWalkIns(): Promise<number>;

  /** Lists up to `limit` active jobs without samples, oldest first, after the key `after` (0: all). */
  activeJobs(after: number, limit: number): Promise<ActiveJobs>;
  /** Lists the jobs of a source, active or not. */
  jobsOf(source: string): Promise<{ id: string; title: string; active: boolean }[]>;
  /** Leases a source to this caller for `leaseMs`; null when another caller holds it. */
  claimSource(source: string, leaseMs: number): Promise<SourceClaim | null>;
  /** Ends a claim, storing `state` unless null. False, without effect, when the claim has lapsed. */
  releaseSource(claim: SourceClaim, state: string | null): Promise<boolean>;
  /** Returns the state last stored for a source. */
  sourceState(source: string): Promise<string | null>;
};
