import type { Appointment } from '../../../lib/contract/application-status';
import { appointmentMail, appointmentMessage, cancelledMail } from '../../../lib/content/appointment';
import { identity } from '../../../lib/content/identity';
import { languageOfTag } from '../../../lib/base/language-of-address';
import { runInLanguage } from '../../../lib/base/request-context';
import { indianDay, indianHour } from '../../../lib/base/text/indian-day';
import type { Stores } from '../stores';
import type { SealedDatabase } from '../../keys/store-key';
import { queueMail } from '../../mail/queue';
import type { Submission } from '../forms';
import { inSendersLanguage } from '../in-senders-language';
import { dateTakenBy, inForce, isCall, isConfirmed, progressAfter } from '../notes/kinds';
import type { Note } from '../notes/notes';
import { addressOf, referenceOf } from '../submission-names';
import { endOf } from './application-end';
import { readStatus, statusUrlOf } from './status';
import type { ComposedMail } from '../../mail/mail-kinds';

/** Returns the date that the notes say is agreed; null if there is none. */
export function appointmentIn(notes: readonly Note[]): Appointment | null {
  const { stage, due_at: at } = progressAfter('', notes);
  const set = inForce(notes).findLast((note) => note.kind === stage && note.due_at === at);
  if (!set || at === null) return null;
  const { place, mode } = set;
  const isChange = ({ kind }: Note) => kind === 'taken-back' || (dateTakenBy(kind) && !isCall(kind));
  return {
    kind: stage === 'offered' ? 'joining' : 'interview',
    at,
    place,
    mode,
    confirmed: isConfirmed(notes, at),
    sequence: notes.filter(isChange).length,
  };
}

type AppointmentContext = { store: Stores; siteUrl: string; now: () => Date };

/** Returns an application's date that is today or later (in India), until the application ends. */
export async function appointmentOf(
  { store, now }: Pick<AppointmentContext, 'store' | 'now'>,
  application: Pick<Submission, 'id' | 'fields'>,
) {
  const appointment = appointmentIn(await store.notesOf(application.id));
  if (!appointment || indianDay(Date.parse(appointment.at)) < indianDay(now().getTime())) return null;
  const { states, job } = await readStatus(store, application);
  return endOf(states, job) ? null : { appointment, job: job?.about ?? null };
}

type Dated = NonNullable<Awaited<ReturnType<typeof appointmentOf>>>;

/** Composes the mail about a date, or its reminder; null if it was moved or undone, or there is no address. */
export async function composeAppointmentMail(
  context: AppointmentContext,
  application: Submission,
  { until, isReminder, replyTo }: { until: string; isReminder: boolean; replyTo: string },
): Promise<ComposedMail | null> {
  const found = await appointmentOf(context, application);
  if (found?.appointment.at !== until || addressOf(application) === '') return null;
  return inSendersLanguage(context.store, application, async () => ({
    to: [addressOf(application)],
    replyTo: { name: identity.name, address: replyTo },
    document: appointmentMail({ ...(await factsOf(context, application, found)), isReminder }),
  }));
}

/** Composes the mail that a date no longer holds; null if it does again, a new one is mailed, or all is over. */
export async function composeCancelledMail(
  context: AppointmentContext,
  application: Submission,
  { until: at, replyTo }: { until: string; replyTo: string },
): Promise<ComposedMail | null> {
  const notes = await context.store.notesOf(application.id);
  const set = notes.findLast(({ kind, due_at: due }) => due === at && dateTakenBy(kind) && !isCall(kind));
  const { states, job } = await readStatus(context.store, application);
  const instead = appointmentIn(notes);
  const isOver = at <= context.now().toISOString() || endOf(states, job);
  if (!set || isOver || instead?.at === at || addressOf(application) === '') return null;
  if (instead && (await context.store.isDateMailed(application.id, instead.at))) return null;
  const kind = set.kind === 'offered' ? 'joining' : 'interview';
  const appointment = { ...set, kind, at, confirmed: false, sequence: 0 } as const;
  return inSendersLanguage(context.store, application, async () => {
    const told = await factsOf(context, application, { appointment, job: job?.about ?? null });
    const document = cancelledMail({ ...told, instead });
    return { to: [addressOf(application)], replyTo: { name: identity.name, address: replyTo }, document };
  });
}

/** A ready message to the candidate about a date of `appointmentOf`, in their language. */
export async function appointmentText(
  context: AppointmentContext,
  application: Submission,
  found: Dated,
): Promise<string> {
  const language = languageOfTag(await context.store.consentLanguage('applications', application.id));
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
