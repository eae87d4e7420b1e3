import type { Appointment } from '../../../lib/contract/application-status';
import { appointmentMail, appointmentMessage, cancelledMail } from '../../../lib/content/appointment';
import { identity } from '../../../lib/content/identity';
import { runInLanguage } from '../../../lib/base/request-context';
import { indianDay, indianHour } from '../../../lib/base/text/indian-day';
import type { Stores } from '../stores';
import type { SealedDatabase } from '../../keys/store-key';
import { queueMail } from '../../mail/queue';
import type { Submission } from '../forms';
import { inSendersLanguage, sendersLanguage } from '../in-senders-language';
import { dateTakenBy, inForce, isCall, isConfirmed, progressAfter } from '../notes/kinds';
import type { Note } from '../notes/notes';
import { addressOf, referenceOf } from '../submission-names';
import { type Application, readStatus, type Status, statusUrlOf } from './status';
import { addressesOf, type ComposedMail, type StaffAddresses } from '../../mail/mail-kinds';
import type { QueuedMail } from '../../mail/mails';
import type { Job } from '../../jobs/jobs';

/** Whether a note may have changed the date. */
const isChange = ({ kind }: Note) => kind === 'taken-back' || (dateTakenBy(kind) && !isCall(kind));

/** Returns the note that set the date in force. */
export function dateNote(notes: readonly Note[]): Note | undefined {
  const { stage, due_at: at } = progressAfter('', notes);
  return inForce(notes).findLast((note) => at !== null && note.kind === stage && note.due_at === at);
}

/** Returns the date that the notes say is agreed; null if there is none. */
export function appointmentIn(notes: readonly Note[]): Appointment | null {
  const { kind, due_at: at = null, place = '', mode = null } = dateNote(notes) ?? {};
  if (at === null) return null;
  return {
    kind: kind === 'offered' ? 'joining' : 'interview',
    at,
    place,
    mode,
    confirmed: isConfirmed(notes, at),
    sequence: notes.filter(isChange).length,
  };
}

/** Returns the date that is today or later (in India), until the application ends. */
export function upcoming({ notes, end }: Status, now: Date): Appointment | null {
  const appointment = appointmentIn(notes);
  const isPast = appointment && indianDay(Date.parse(appointment.at)) < indianDay(now.getTime());
  return end || isPast ? null : appointment;
}

type AppointmentContext = { store: Stores; siteUrl: string; now: () => Date };
type Dated = { appointment: Appointment; job: Job | null };

/** Reads an application's upcoming date. */
export async function appointmentOf(
  { store, now }: Pick<AppointmentContext, 'store' | 'now'>,
  application: Application,
): Promise<Dated | null> {
  const status = await readStatus(store, application);
  const appointment = upcoming(status, now());
  return appointment && { appointment, job: status.job };
}

/**
 * Composes the mail about a date, its reminder, or that it no longer holds. Null without an address, and once that is no
 * longer true: the date was moved or undone, holds again, or another one is mailed instead.
 */
export async function composeDateMail(
  context: AppointmentContext & StaffAddresses,
  { kind, application_id: id, until }: QueuedMail,
): Promise<ComposedMail | null> {
  const { store, now } = context;
  const application = await store.getSubmission('applications', id);
  if (!application || addressOf(application) === '') return null;
  const status = await readStatus(store, application);
  const instead = appointmentIn(status.notes);
  const isCancelled = kind === 'cancelled';
  if (isCancelled && instead) {
    const changedAt = status.notes.findLast(isChange)?.at ?? '';
    if (instead.at === until || (await store.isDateMailed(id, instead.at, changedAt))) return null;
  }
  const appointment = isCancelled ? cancelledDate(status, until, now()) : upcoming(status, now());
  if (appointment?.at !== until) return null;
  return inSendersLanguage(store, application, async () => {
    const facts = await factsOf(context, application, { appointment, job: status.job });
    return {
      to: [addressOf(application)],
      replyTo: { name: identity.name, address: addressesOf(context, 'applications')[0] ?? '' },
      document: isCancelled
        ? cancelledMail({ ...facts, instead })
        : appointmentMail({ ...facts, isReminder: kind === 'reminder' }),
    };
  });
}

/** The date that was set for this time, unless the time or the application is over. */
function cancelledDate({ notes, end }: Status, at: string, now: Date): Appointment | null {
  const set = notes.findLast(({ kind, due_at: due }) => due === at && dateTakenBy(kind) && !isCall(kind));
  if (!set || end || at <= now.toISOString()) return null;
  return {
    ...set,
    kind: set.kind === 'offered' ? 'joining' : 'interview',
    at,
    confirmed: false,
    sequence: 0,
  };
}

/** A ready message to the candidate about a date of `appointmentOf`, in their language. */
export async function appointmentText(
  context: AppointmentContext,
  application: Submission,
  found: Dated,
): Promise<string> {
  const language = await sendersLanguage(context.store, application);
  return runInLanguage(language, async () => appointmentMessage(await factsOf(context, application, found)));
}

async function factsOf(context: AppointmentContext, application: Submission, { appointment, job }: Dated) {
  return {
    ...appointment,
    jobTitle: job?.title ?? '',
    company: job?.company_name ?? '',
    reference: referenceOf(application),
    statusUrl: await statusUrlOf(context, application),
  };
}

const EVENING_HOUR = 18;

type Reminder = { id: number; until: string };

/** Tracks whose appointments are to be recalled. */
export const createReminderStore = ({ read, transaction }: SealedDatabase) => ({
  /** Returns dates from a moment up to another that were set before `setBefore` and not recalled yet. */
  datesToRecall: (from: string, to: string, setBefore: string) =>
    read.query<Reminder>(
      `SELECT id, due_at AS until FROM applications WHERE due_at >= $1 AND due_at < $2
         AND EXISTS (SELECT 1 FROM notes WHERE application_id = applications.id
           AND notes.due_at = applications.due_at AND kind <> 'coming' AND at < $3)
         AND NOT EXISTS (SELECT 1 FROM mails WHERE application_id = applications.id
           AND kind = 'reminder' AND until = applications.due_at)
       ORDER BY id`,
      [from, to, setBefore],
    ),
  /** Queues a reminder, once. */
  queueReminder: ({ id, until }: Reminder) =>
    transaction(async (sql) => {
      await sql.query(`SELECT id FROM applications WHERE id = CAST($1 AS bigint) ${sql.forUpdate}`, [id]);
      const known = await sql.query(
        "SELECT id FROM mails WHERE application_id = $1 AND kind = 'reminder' AND until = $2",
        [id, until],
      );
      if (known.length === 0) await queueMail(sql, { kind: 'reminder', application_id: id, until });
    }),
});

/**
 * Queues a reminder of each interview and first day in the evening before, at 18:00 IST, or later that was missed. With
 * several processes, exactly one queues it.
 */
export async function queueReminders(
  store: Stores & ReturnType<typeof createReminderStore>,
  now: Date,
): Promise<void> {
  const today = indianDay(now.getTime());
  const isEvening = now >= indianHour(today, EVENING_HOUR);
  const day = isEvening ? today + 1 : today;
  const [start, end, evening] = [
    // What begins now needs no reminder.
    isEvening ? indianHour(day, 0) : new Date(now.getTime() + 1),
    indianHour(day + 1, 0),
    indianHour(day - 1, EVENING_HOUR),
  ].map((moment) => moment.toISOString()) as [string, string, string];
  for (const reminder of await store.datesToRecall(start, end, evening)) {
    const application = await store.getSubmission('applications', reminder.id);
    if (!application || addressOf(application) === '') continue;
    if (await appointmentOf({ store, now: () => now }, application)) await store.queueReminder(reminder);
  }
}
