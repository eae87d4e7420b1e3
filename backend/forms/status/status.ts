import { isEnd, type StateStep } from '../../../lib/contract/application-states';
import type { ShownStep } from '../../../lib/contract/application-status';
import type { NoLink } from '../../../lib/contract/links';
import { applicationStatusPath } from '../../../lib/routes';
import type { ClosedReason, Job } from '../../jobs/jobs';
import { formOfToken, tokenOfForm } from '../form-links';
import type { Submission } from '../forms';
import { CANDIDATE, progressAfter } from '../notes/kinds';
import type { Note } from '../notes/notes';
import type { Stores } from '../stores';

/** The job's part of an application's end: when it closed (ISO 8601; null while open), and why. */
export type JobEnd = { closedAt: string | null; closedReason?: ClosedReason };

/**
 * Returns how and when an application ended; null while it is active. An end set by staff or candidate takes
 * precedence over the job's, which applies only while the job is closed.
 */
export function endOf(states: StateStep[], job: JobEnd | null): ShownStep | null {
  const last = states.at(-1);
  if (last && isEnd(last.state)) return last;
  const received = states[0]?.at ?? '';
  const closedAt = job?.closedAt;
  // A paused job may reopen, and who was offered it may be why it closed.
  if (!closedAt || job.closedReason === 'paused' || last?.state === 'offered') return null;
  const state = job.closedReason === 'filled' ? 'filled' : 'job-closed';
  // The application may have arrived after the job had closed.
  return { state, at: closedAt > received ? closedAt : received };
}

/** Returns all steps shown to the candidate, including the end. */
export function shownSteps(states: StateStep[], job: JobEnd | null): ShownStep[] {
  const end = endOf(states, job);
  return end && end !== states.at(-1) ? [...states, end] : states;
}

/** How an application stands. `end`: null while it is active; `job`: null if unknown. */
export type Status = { notes: Note[]; steps: ShownStep[]; end: ShownStep | null; job: Job | null };

export type Application = Pick<Submission, 'id' | 'received_at' | 'fields'>;

export async function readStatus(
  store: Pick<Stores, 'notesOf' | 'getJob'>,
  { id, received_at: receivedAt, fields }: Application,
): Promise<Status> {
  const notes = await store.notesOf(id);
  const found = await store.getJob(fields.job_id ?? '');
  const states = progressAfter(receivedAt, notes).steps;
  return { notes, steps: shownSteps(states, found), end: endOf(states, found), job: found?.job ?? null };
}

/** Withdraws an application for its sender and, where mail is sent, notifies staff; nothing once staff have ended it. */
export async function withdrawApplication(
  store: Stores,
  { id }: Pick<Submission, 'id'>,
  sendsMail: boolean,
): Promise<void> {
  const { ids } = await store.addNotes([id], { kind: 'withdrawn', who: CANDIDATE });
  if (ids.length > 0 && sendsMail) await store.queueMail({ kind: 'withdrawn', application_id: id });
}

/** Returns the URL of a candidate's status page, by the website's token or the store's own. */
export async function statusUrlOf(
  { store, siteUrl }: { store: Stores; siteUrl: string },
  application: Submission,
): Promise<string> {
  const token = application.fields.status_token || (await tokenOfForm(store, 'status', application));
  return siteUrl + applicationStatusPath(token);
}

/** Returns the application that a candidate's token shows. */
export async function applicationOfStatusToken(store: Stores, token: string): Promise<Submission | NoLink> {
  const id = await store.findByStatusToken(token);
  if (id === null) return formOfToken(store, 'status', token);
  return (await store.getSubmission('applications', id)) ?? 'gone';
}
