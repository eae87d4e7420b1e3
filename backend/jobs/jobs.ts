import type { OtherLanguage } from '../../lib/base/language';
import type { wireTranslations } from '../../lib/contract/entities';
import type { Facets, PayRange } from '../../lib/search/facets';
import type { Group } from '../../lib/search/filter-catalogue';
import type { Understood } from '../../lib/search/understand';
import type { JobFilters, Sort } from '../../lib/contract/filters';

/**
 * Why a job is closed: the position is filled; it is paused and may come back; nobody confirmed for long that it is open;
 * '' for anything else, such as its closing date.
 */
export type ClosedReason = '' | 'filled' | 'paused' | 'unconfirmed';

/** Its title and description in other languages. */
export type Translations = Record<keyof typeof wireTranslations, string | null>;

/** A job as an import brings it. `id` null asks for the next free number. HTML fields are untrusted HTML. */
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
  /** What applicants are asked besides, as JSON: a Question[] of lib/contract/questions. Null for nothing. */
  questions: string | null;
  /** The category's name; made when there is none of that name in any capitalisation. */
  category: string;
  /** ISO 8601 in UTC, as `Date.toISOString` writes it; null asks for the moment at which the job is first stored. */
  posted_at: string | null;
  expires_at: string | null;
  /** The recruiter to whom applications for this job go. For the agency alone: no public answer holds it. */
  recruiter_email: string | null;
  /** When the agency last confirmed that it is open (ISO 8601), where the import says so. */
  confirmed_at?: string | null;
  /** Made for this project, to be taken out when an agency's own jobs come. */
  sample?: boolean;
  /** Where the job comes from, as `jobsOf` takes it. Unset: a known job keeps its source. */
  source?: string;
};

/**
 * A job as visitors may see it. `updated_at` moves only when something in its content or its category has really
 * changed.
 */
export type Job = Omit<
  NewJob,
  'id' | 'category' | 'sample' | 'source' | 'posted_at' | 'recruiter_email' | 'confirmed_at'
> & {
  id: string;
  posted_at: string;
  category_id: number;
  updated_at: string;
  /** When the agency last confirmed that it is open; null for a sample. */
  confirmed_at: string | null;
};

/** What became of a job, in the eyes of the agency. A job that is not active when it comes is `created` all the same. */
export type JobEffect = 'created' | 'changed' | 'reopened' | 'closed';
export type AffectedJob = Pick<Job, 'id' | 'title'> & { effect: JobEffect };

type LongText =
  `description_${OtherLanguage}` | 'description' | 'qualification' | 'primary_responsibility' | 'questions';
/** A job of a list; in a summary the three long texts and the questions are missing. */
export type ListedJob = Omit<Job, LongText> & Partial<Pick<Job, LongText>>;

export type Category = { id: number; name: string; jobs_count: number };

/** A stored job as an import takes it. */
export type ActiveJob = Omit<NewJob, 'id' | 'sample' | 'source'> & { id: string };
/** `last` is the key to continue after; null at the end. */
type ActiveJobs = { jobs: ActiveJob[]; last: number | null };

/** A city with active jobs; its jobs are listed by `slug`. */
export type JobLocation = { slug: string; name: string; region: string; jobs_count: number };

export type ClosingJob = Pick<Job, 'id' | 'slug' | 'title'> & { expires_at: string };

export type JobPage = { jobs: ListedJob[]; total: number; page: number; perPage: number };

/** A word that was read as another one. */
export type Correction = { from: string; to: string };

/** A page of found jobs, and how the words of the search were read. */
export type FoundJobs = JobPage & {
  /** How the keyword was understood. */
  search: Understood;
  /** What the list is made of, in order; [] where nothing ranks it. */
  groups: Group[];
  /** Words that no job holds. */
  unknown: string[];
  /** Words that were read as others. */
  corrections: Correction[];
  /** What was found besides the words themselves ("BPO executive"). */
  also: string[];
  /** Only where they were asked for. */
  facets?: Facets;
  payRange?: PayRange | null;
};

/** `page` counts from 1. A category or a place that does not exist gives an empty page. */
export type JobsRequest = {
  keyword?: string;
  /**
   * How the keyword is taken: as it was meant (the default), with mistakes mended, and its place and wishes read from it;
   * as it was typed; or as meant, but only jobs that have all of it.
   */
  words?: 'meant' | 'literal' | 'fitting';
  filters?: Partial<JobFilters>;
  sort?: Sort;
  page: number;
  perPage: number;
  summary?: boolean;
  facets?: boolean;
  /** Only these, by listing key. */
  among?: number[];
};

/** A source of jobs that one caller works on; `lease` tells this claim from a later one, `state` is the last one kept. */
type SourceClaim = { source: string; lease: string; state: string | null };

/**
 * A job is active from its import until it is closed or its `expires_at` has passed; only active jobs are listed.
 * Whatever visitors could notice of a job is also written to the event log, in the same transaction.
 */
export type JobStore = {
  /** The categories that have active jobs, by name, with their number. */
  listCategories(): Promise<Category[]>;
  /** The cities that have active jobs, most jobs first. A job may be in several, or in none that is known. */
  listLocations(): Promise<JobLocation[]>;
  /**
   * Active jobs that pass the filters, those that have most of what the keyword asks for first; all that pass, newest
   * first, where the keyword has no word.
   */
  findJobs(request: JobsRequest): Promise<FoundJobs>;
  /** A job that was ever stored, and since when and why it is closed: null and '' while it is active. */
  getJob(
    id: string,
  ): Promise<{ job: Job; active: boolean; closedAt: string | null; closedReason: ClosedReason } | null>;
  /** The mail address of the recruiter who looks after a job; null where it has none, or no such job was ever stored. */
  recruiterEmail(id: string): Promise<string | null>;
  /** Active jobs whose time ends after one moment and up to another (ISO 8601), the first to end first. */
  closingJobs(after: string, upTo: string, limit: number): Promise<{ jobs: ClosingJob[]; total: number }>;
  /** Whether any job was ever stored that is not a sample. */
  hasOwnJobs(): Promise<boolean>;
  /** Whether no job was ever stored. */
  isEmpty(): Promise<boolean>;

  /**
   * Writes all rows in one transaction. A row whose id exists replaces that job and opens it again, unless the job was
   * closed for a reason and its row is as it was. `updated` counts all rows of known jobs, `affected` names the jobs that
   * are not as they were.
   */
  upsertJobs(jobs: NewJob[]): Promise<{ created: number; updated: number; affected: AffectedJob[] }>;
  /** To be called after the last upsert of an import: the database then updates its statistics if it has to. */
  finishImport(): Promise<void>;
  /** Closes a job, or gives the reason for which one is closed already. False when there is neither. */
  closeJob(id: string, reason?: ClosedReason): Promise<boolean>;
  /** Closes those of these jobs that are active, and resolves with their number. */
  closeJobs(ids: string[]): Promise<number>;
  /** Closes the active sample jobs, and resolves with their number. */
  closeSampleJobs(): Promise<number>;
  /** Takes expired jobs out of the lists, as every read does too, and resolves with their number. */
  expireJobs(): Promise<number>;
  /** Takes jobs whose walk-in interviews are over from the filter by them, and resolves with their number. */
  endWalkIns(): Promise<number>;

  /** Active jobs, without samples, from the oldest on, those behind the key `after` (0: all), at most `limit`. */
  activeJobs(after: number, limit: number): Promise<ActiveJobs>;
  /** The jobs of a source, active or not. */
  jobsOf(source: string): Promise<{ id: string; title: string; active: boolean }[]>;
  /** Takes a source for this caller alone until `leaseMs` from now; null when another caller has it. */
  claimSource(source: string, leaseMs: number): Promise<SourceClaim | null>;
  /** Ends a claim, with a state to keep unless it is null. False, and nothing done, when the claim has lapsed. */
  releaseSource(claim: SourceClaim, state: string | null): Promise<boolean>;
  /** The state that was last kept of a source. */
  sourceState(source: string): Promise<string | null>;
};
