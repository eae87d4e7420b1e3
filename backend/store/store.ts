import type {
  ApplyJobFields,
  ContactEnquiryRequest,
  JobInquiryRequest,
} from '../../lib/shared/contract/requests';
import type { applicationFields } from '../../lib/shared/forms/application';
import type { WireTexts } from '../../lib/shared/forms/field';
import type { AlertStore } from './alerts/alerts';
import type { ChangeClaim, ChangeOrder } from './changes/changes';
import type { SourceClaim } from './jobs/sources';
import type { MailStore } from './mails/mails';

/** A job as an import brings it. `id` null asks for the next free number. HTML fields are untrusted HTML. */
export type NewJob = {
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
  /** The category's name; made when there is none of that name in any capitalisation. */
  category: string;
  /** ISO 8601 in UTC, as `Date.toISOString` writes it; null asks for the moment at which the job is first stored. */
  posted_at: string | null;
  expires_at: string | null;
  /** Made for this project, to be taken out when an agency's own jobs come. */
  sample?: boolean;
  /** Where the job comes from, as `jobsOf` takes it. Unset: a job that is known stays of its source. */
  source?: string;
};

/** `updated_at` moves only when something in the job's content or its category has really changed. */
export type Job = Omit<NewJob, 'id' | 'category' | 'sample' | 'source' | 'posted_at'> & {
  id: string;
  posted_at: string;
  category_id: number;
  updated_at: string;
};

type LongText = 'description' | 'qualification' | 'primary_responsibility';
/** A job of a list; in a summary the three long texts are missing. */
export type ListedJob = Omit<Job, LongText> & Partial<Pick<Job, LongText>>;

export type Category = { id: number; name: string; jobs_count: number };

/** A stored job as an import takes it. */
export type ActiveJob = Omit<NewJob, 'id' | 'sample' | 'source'> & { id: string };
/** `last` is the key behind which the next ones are; null when there are none. */
export type ActiveJobs = { jobs: ActiveJob[]; last: number | null };

/** A city in which there are active jobs. `slug` is what a list of its jobs is asked by. */
export type JobLocation = { slug: string; name: string; region: string; jobs_count: number };

export type ClosingJob = Pick<Job, 'id' | 'slug' | 'title'> & { expires_at: string };

export type JobPage = { jobs: ListedJob[]; total: number; page: number; perPage: number };

/** `page` counts from 1. A category id that no category has gives an empty page. */
export type ListRequest = { categoryId?: string; page: number; perPage: number; summary?: boolean };

export type Cv = { name: string; mimeType: string; bytes: Uint8Array };
export type StoredCv = Cv & { sha256: string };

/** How many forms of each kind were erased, how many job alerts, and how many mails that were still to be sent. */
export type Erased = {
  applications: number;
  contacts: number;
  inquiries: number;
  alerts: number;
  mails: number;
};

/** `job_closed_at`: when the job was closed, for an application that was sent before and came here after. */
export type Application = WireTexts<typeof applicationFields> &
  Partial<Pick<ApplyJobFields, 'consent' | 'consent_at'>> & { job_closed_at?: string };

export const submissionKinds = ['applications', 'contacts', 'inquiries'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/**
 * A received form. `fields` are those of the contract, as sent; each kind counts its ids from 1. `reference` is what the
 * sender was told, '' where that is not known.
 */
export type Submission = {
  id: number;
  kind: SubmissionKind;
  received_at: string;
  reference: string;
  fields: Record<string, string>;
  cv: { name: string; size: number; sha256: string } | null;
};

/**
 * The store could not be used in time: another process is writing, or its database does not answer. Trying again
 * later helps.
 */
export class StoreBusyError extends Error {
  override name = 'StoreBusyError';
}

/**
 * Where the jobs and the received forms live. Asynchronous, so that a database server fits behind it.
 * A job is active from its import until it is closed or its `expires_at` has passed; only active jobs are listed.
 * Whatever visitors could notice of a job is also written to the log of changes (changes.ts), in the same transaction.
 * Every method rejects with StoreBusyError when it cannot get its turn, or no answer, within some seconds.
 */
export type Store = MailStore &
  AlertStore & {
    /** The categories that have active jobs, by name, with their number. */
    listCategories(): Promise<Category[]>;
    /** The cities that have active jobs, most jobs first. A job may be in several, or in none that is known. */
    listLocations(): Promise<JobLocation[]>;
    /** Active jobs, newest first; `location` is the slug of a city, and one that no city has gives an empty page. */
    listJobs(request: ListRequest & { location?: string }): Promise<JobPage>;
    /** Active jobs that hold every word of the keyword, best first; all jobs where the keyword has no word. */
    searchJobs(request: ListRequest & { keyword: string; location?: string }): Promise<JobPage>;
    /** A job that was ever stored, and since when it is closed: null while it is active. */
    getJob(id: string): Promise<{ job: Job; active: boolean; closedAt: string | null } | null>;
    /** Writes all rows in one transaction. A row whose id exists replaces that job and opens it again. */
    upsertJobs(jobs: NewJob[]): Promise<{ created: number; updated: number }>;
    /** False when there is no such active job. */
    closeJob(id: string): Promise<boolean>;
    /** Closes those of these jobs that are active and says how many they were. */
    closeJobs(ids: string[]): Promise<number>;
    /** Closes the active sample jobs and says how many they were. */
    closeSampleJobs(): Promise<number>;
    /** Takes the jobs whose time has passed out of the lists, as every reading does too, and says how many they were. */
    expireJobs(): Promise<number>;

    /** Active jobs, without samples, from the oldest on, those behind the key `after` (0: all), at most `limit`. */
    activeJobs(after: number, limit: number): Promise<ActiveJobs>;
    /** The jobs of a source, active or not. */
    jobsOf(source: string): Promise<{ id: string; active: boolean }[]>;
    /** Takes a source for this caller alone until `leaseMs` from now; null when another caller has it. */
    claimSource(source: string, leaseMs: number): Promise<SourceClaim | null>;
    /** Ends a claim, with a state to keep unless it is null. False, and nothing done, when the claim has lapsed. */
    releaseSource(claim: SourceClaim, state: string | null): Promise<boolean>;
    /** The state that was last kept of a source. */
    sourceState(source: string): Promise<string | null>;

    /** Makes a consumer of the changes known, at the end of the log; one that is known stays where it is. */
    registerConsumer(name: string): Promise<void>;
    /**
     * The next changes (at most `limit`) for a consumer, oldest first unless an order is given, for this caller alone
     * until `leaseMs` from now; null when there are none, when another caller has them, or when their next attempt is not
     * due. One consumer keeps to one order.
     */
    claimChanges(
      consumer: string,
      limit: number,
      leaseMs: number,
      order?: ChangeOrder,
    ): Promise<ChangeClaim | null>;
    /** Moves the consumer past the change `seq` and ends the claim. False, and nothing done, when the claim has lapsed. */
    confirmChanges(claim: ChangeClaim, seq: number): Promise<boolean>;
    /** Ends a claim made urgentFirst, with these of its changes told. False, and nothing done, when it has lapsed. */
    confirmTold(claim: ChangeClaim, seqs: number[]): Promise<boolean>;
    /** Ends the claim with its changes still to come, after a pause that doubles with each failure in a row. */
    postponeChanges(claim: ChangeClaim): Promise<boolean>;
    /** Forgets changes that are older than 30 days and passed by every consumer, or older than 90 days. */
    pruneChanges(): Promise<number>;

    /**
     * The new row's id, or the first row's when one of its kind was already received with this idempotency key. A store
     * that was opened with `queueMails` queues the mails about a new row in the same transaction.
     */
    addApplication(
      application: Application,
      cv: Cv | null,
      idempotencyKey?: string,
      reference?: string,
    ): Promise<number>;
    addContactEnquiry(
      enquiry: ContactEnquiryRequest,
      idempotencyKey?: string,
      reference?: string,
    ): Promise<number>;
    addJobInquiry(inquiry: JobInquiryRequest, idempotencyKey?: string, reference?: string): Promise<number>;
    findSubmission(kind: SubmissionKind, idempotencyKey: string): Promise<number | null>;
    /** Received forms, newest first, without the bytes of the CVs. */
    inbox(kind?: SubmissionKind): Promise<Submission[]>;
    /** Forms received at or after a moment and before another one, oldest first. */
    receivedBetween(since: string, until: string): Promise<Submission[]>;
    getSubmission(kind: SubmissionKind, id: number): Promise<Submission | null>;
    getCv(applicationId: number): Promise<StoredCv | null>;
    /** Active jobs whose time ends after one moment and up to another (ISO 8601), the first to end first. */
    closingJobs(after: string, upTo: string, limit: number): Promise<{ jobs: ClosingJob[]; total: number }>;
    /** Erases all that came from this e-mail address, in any capitalisation: forms, CVs, job alerts and their mails. */
    eraseByEmail(email: string): Promise<Erased>;
    /** Erases every form received before this moment, with its CV and its mails. */
    eraseReceivedBefore(moment: Date): Promise<Erased>;

    /** Whether any job was ever stored that is no sample. */
    hasOwnJobs(): Promise<boolean>;
    /** Whether no job was ever stored. */
    isEmpty(): Promise<boolean>;
    close(): Promise<void>;
  };
