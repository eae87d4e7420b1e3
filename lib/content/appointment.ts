import { calendarFile } from '../base/calendar-file';
import type { MailDocument } from '../base/mail/document';
import { indianDate } from '../base/mail/indian-time';
import { isoDay } from '../base/text/indian-day';
import type { Appointment, InterviewMode } from '../contract/application-status';
import { statusPage } from './application-status';
import { identity } from './identity';
import { candidateMail, candidateWords, facts, link, text } from './mails/mail-parts';
import { inLanguages } from './words';

type AppointmentKind = Appointment['kind'];

/** An agreed date, on the status page, in mails and messages. */
export const appointmentWords = inLanguages('appointmentWords', {
  names: { interview: 'Interview', joining: 'First day at work' } satisfies Record<AppointmentKind, string>,
  modes: { 'in-person': 'In person', video: 'By video', phone: 'By phone' } satisfies Record<
    InterviewMode,
    string
  >,
  when: 'When',
  how: 'How',
  where: 'Where',
  intro: {
    interview: 'You are invited to an interview.',
    joining: 'You have been offered the job, and this is your first day at work.',
  },
  off: {
    interview: 'This interview does not take place at this time.',
    joining: 'This is no longer your first day at work.',
  },
  offSubject: (subject: string) => `Cancelled: ${subject}`,
  movedSubject: (subject: string) => `New date: ${subject}`,
  instead: 'The new date:',
  reminder: (subject: string) => `Reminder: ${subject}`,
  confirm: 'I will be there',
  confirmed: 'You have told us that you will be there.',
  cannot: 'If you cannot come, please call us or write to us.',
  calendar: 'Add to my calendar',
  ask: 'Please open this page and press “I will be there”:',
});

/** "3 December 2026 at 15:00 (IST)", or a first day's date. */
const appointmentTime = ({ kind, at }: Pick<Appointment, 'kind' | 'at'>) =>
  kind === 'joining' ? indianDate(at) : statusPage.moment(at);

/** What is said of an appointment as labels and values, without empty ones. */
export function appointmentFacts(appointment: Pick<Appointment, 'kind' | 'at' | 'place' | 'mode'>) {
  const { when, how, where, modes } = appointmentWords;
  const rows: [label: string, value: string][] = [
    [when, appointmentTime(appointment)],
    [how, appointment.mode ? modes[appointment.mode] : ''],
    [where, appointment.place],
  ];
  return rows.filter(([, value]) => value !== '');
}

type Told = Pick<Appointment, 'kind' | 'at' | 'place' | 'mode'> & {
  jobTitle: string;
  company: string;
  reference: string;
  statusUrl: string;
};

const rowsOf = (told: Told) =>
  [
    [statusPage.facts.job, told.jobTitle],
    [statusPage.facts.company, told.company],
    ...appointmentFacts(told),
  ].filter(([, value]) => value !== '') as [string, string][];

const subjectOf = (date: Pick<Appointment, 'kind' | 'at'>, reference: string) =>
  `${appointmentWords.names[date.kind]}: ${appointmentTime(date)} (${reference})`;

/** Tells a candidate of a date, or recalls it. */
export function appointmentMail({ isReminder, ...told }: Told & { isReminder: boolean }): MailDocument {
  const { intro, reminder, ask, cannot, confirm } = appointmentWords;
  const subject = subjectOf(told, told.reference);
  return candidateMail(isReminder ? reminder(subject) : subject, [
    text(intro[told.kind]),
    facts(...rowsOf(told), [statusPage.facts.reference, told.reference]),
    text(ask),
    link(confirm, told.statusUrl),
    text(cannot),
  ]);
}

/** Tells a candidate that a date no longer holds, and the one that was set instead, if any. */
export function cancelledMail({ instead, ...told }: Told & { instead?: Appointment | null }): MailDocument {
  const { off, offSubject, movedSubject, instead: newDate } = appointmentWords;
  return candidateMail(
    instead ? movedSubject(subjectOf(instead, told.reference)) : offSubject(subjectOf(told, told.reference)),
    [
      text(off[told.kind]),
      facts(...rowsOf(told), [statusPage.facts.reference, told.reference]),
      ...(instead ? [text(newDate), facts(...appointmentFacts(instead))] : []),
      link(statusPage.title, told.statusUrl),
    ],
  );
}

/** A date as a short message. */
export function appointmentMessage(told: Told): string {
  const { intro, ask } = appointmentWords;
  return [
    `${candidateWords.greeting} ${intro[told.kind]}`,
    ...rowsOf(told).map(([label, value]) => `${label}: ${value}`),
    ask,
    told.statusUrl,
    `– ${identity.name}`,
  ].join('\n');
}

const INTERVIEW_MINUTES = 60;

/** A calendar file of an appointment; `about` names the job, or at the desk the candidate as well. */
export const appointmentCalendar = (
  { kind, at, place, mode, sequence }: Omit<Appointment, 'confirmed'>,
  { reference, about, now }: { reference: string; about: string; now: Date },
): string =>
  calendarFile({
    uid: `${kind}-${reference}@${identity.email.split('@').at(-1)}`,
    sequence,
    at: new Date(at),
    day: isoDay(at),
    madeAt: now,
    minutes: kind === 'joining' ? null : INTERVIEW_MINUTES,
    summary: [appointmentWords.names[kind], about].filter(Boolean).join(': '),
    location: place || (mode ? appointmentWords.modes[mode] : ''),
  });
