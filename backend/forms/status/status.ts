import {
  type Appointment,
  isEnd,
  type ShownStep,
  type StateStep,
} from '../../../lib/contract/application-status';
import { indianDay } from '../../../lib/base/text/indian-day';
import { applicationStatusPath } from '../../../lib/routes';
import type { ClosedReason, Job } from '../../jobs/jobs';
import { tokenOfForm } from '../form-links';
import type { Submission } from '../forms';
import { CANDIDATE, inForce, isCall, isConfirmed, KINDS, progressAfter } from '../notes/kinds';
import type { Note } from '../notes/notes';
import type { Stores } from '../stores';

/** The job's part of an application's end: when it closed (ISO 8601; null while open), and why. */
export type JobEnd = { closedAt: string | null; closedReason?: ClosedReason };

/** Returns all steps shown to the candidate: the closing of the job ends an application that had not ended before. */
export function shownSteps(steps: StateStep[], job: JobEnd | null): ShownStep[] {
  const [received, last] = [steps[0]!, steps.at(-1)!];
  // A paused job may reopen, and who was offered it may be why it closed.
  const goesOn = job?.closedReason === 'paused' || last.state === 'offered';
  if (!job?.closedAt || goesOn || isEnd(last.state)) return steps;
  const state = job.closedReason === 'filled' ? 'filled' : 'job-closed';
  // The application may have arrived after the job had closed.
  return [...steps, { state, at: job.closedAt > received.at ? job.closedAt : received.at }];
}

/** How an application stands. `end`: its last step, null while it is active; `job`: null if unknown. */
export type Status = { notes: Note[]; steps: ShownStep[]; end: ShownStep | null; job: Job | null };

export async function readStatus(
  store: Pick<Stores, 'notesOf' | 'getJob'>,
  { id, received_at: receivedAt, fields }: Pick<Submission, 'id' | 'received_at' | 'fields'>,
): Promise<Status> {
  const notes = await store.notesOf(id);
  const found = await store.getJob(fields.job_id ?? '');
  const steps = shownSteps(progressAfter(receivedAt, notes).steps, found);
  return { notes, steps, end: steps.find(({ state }) => isEnd(state)) ?? null, job: found?.job ?? null };
}

const takesDate = ({ kind }: Note) => KINDS[kind].takes !== undefined && !isCall(kind);

/** Whether a note may have changed the date. */
const isChange = (note: Note) => ['taken-back', 'cancelled'].includes(note.kind) || takesDate(note);

/** When the date was set, moved or taken back last (ISO 8601). */
export const changedAt = (notes: readonly Note[]): string => notes.findLast(isChange)?.at ?? '';

const dateIn = (notes: readonly Note[], { kind, place, mode }: Note, at: string): Appointment => ({
  kind: kind === 'offered' ? 'joining' : 'interview',
  at,
  place,
  mode,
  confirmed: isConfirmed(notes, at),
  sequence: notes.filter(isChange).length,
});

/** Returns the note that set the date in force. */
export function dateNote(notes: readonly Note[]): Note | undefined {
  const { stage, due_at: at } = progressAfter('', notes);
  return inForce(notes).findLast((note) => at !== null && note.kind === stage && note.due_at === at);
}

/** Returns the date that the notes say is agreed; null if there is none. */
export function appointmentIn(notes: readonly Note[]): Appointment | null {
  const set = dateNote(notes);
  return set?.due_at ? dateIn(notes, set, set.due_at) : null;
}

/** Returns the date, if it is today or later (in India), until the application ends. */
export function upcoming({ notes, end }: Status, now: Date, date = appointmentIn(notes)): Appointment | null {
  return end || !date || indianDay(Date.parse(date.at)) < indianDay(now.getTime()) ? null : date;
}

/** Returns what the candidate is shown: the date as above, or without one the interview that was cancelled last. */
export function shownDate(status: Status, now: Date): Appointment | null {
  const { notes } = status;
  const last = inForce(notes).findLast(isChange);
  if (last?.kind !== 'cancelled') return upcoming(status, now);
  const before = appointmentIn(notes.slice(0, notes.indexOf(last)));
  return upcoming(status, now, before && { ...before, confirmed: false, cancelled: true });
}

/** Returns the date that was set for a time, unless the time or the application is over. */
export function dateFor({ notes, end }: Status, at: string, now: Date): Appointment | null {
  const set = notes.findLast((note) => note.due_at === at && takesDate(note));
  return set && !end && at > now.toISOString() ? dateIn(notes, set, at) : null;
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

/** Returns the URL of a candidate's status page. */
export const statusUrlOf = async (
  { store, siteUrl }: { store: Stores; siteUrl: string },
  application: Submission,
): Promise<string> => siteUrl + applicationStatusPath(await tokenOfForm(store, 'status', application));
