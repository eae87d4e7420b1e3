import { KINDS, NOTED_STAGES, type NotedStage, type NoteKind } from '../backend/forms/notes/kinds';
import type { NewNote } from '../backend/forms/notes/notes';
import { INTERVIEW_MODES } from '../lib/contract/application-status';
import { DAY_MS, indianDay, indianHour, isoDay } from '../lib/base/text/indian-day';

/** Why an input is not taken, by field; it is shown beside it, and what was typed is kept. */
export type Mistakes = Record<string, string | undefined>;
export type Typed = Record<string, string>;

export const hasMistakes = (mistakes: Mistakes) => Object.values(mistakes).some(Boolean);

/** A text as it was typed, whatever line breaks the browser sent; '' for anything else. */
export const typed = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';

/** Fields as they were typed, by name. */
export const typedIn = (body: Record<string, unknown>, names: readonly string[]): Typed =>
  Object.fromEntries(names.map((name) => [name, typed(body[name])]));

/** Why a text is too long; '' if it is not. */
export const tooLong = (text: string, most: number): string =>
  text.length > most
    ? `Please shorten this to ${most.toLocaleString('en-IN')} characters: it has ${text.length.toLocaleString('en-IN')}.`
    : '';

export const MAX_NOTE = 2_000;
export const MAX_PLACE = 200;

/** The inputs of dates, and the stages that take them. */
export const DATES: { name: string; kinds: NotedStage[]; summary: string; label: string }[] = [
  { name: 'call_at', kinds: ['called', 'no-answer'], summary: 'Call again at …', label: 'Call at (IST)' },
  { name: 'interview_at', kinds: ['interview'], summary: 'Interview on …', label: 'Date and time (IST)' },
  { name: 'joins_on', kinds: ['offered'], summary: 'Offered, joins on …', label: 'First day, if known' },
];

/** When to call again, by one tap. */
export const CALL_AGAIN = new Map<string, (now: Date) => Date>([
  ['In 2 hours', (now) => new Date(now.getTime() + 2 * 3_600_000)],
  ['Tomorrow 10:00', (now) => indianHour(indianDay(now.getTime()) + 1, 10)],
]);

/** The tick that mails a stage's date. */
export const tellName = (kind: NoteKind) => `tell-${kind}`;

/** The field for what an input was filled with. */
export const wasName = (name: string) => `was-${name}`;

/** Reads a note of a kind with its date, which an interview and what `isDated` must have; whatever was typed and is not taken is a mistake. */
export function noteIn(
  body: Record<string, unknown>,
  kind: NoteKind,
  now: Date,
  isDated = false,
): { note: Omit<NewNote, 'who'>; typed: Typed; mistakes: Mistakes } {
  const names = [
    ...DATES.map(({ name }) => name),
    ...NOTED_STAGES.filter((kind) => KINDS[kind].mail).map(tellName),
  ];
  const values = typedIn(body, ['text', 'all', 'mode', 'place', ...names]);
  // What was filled in for another stage, and left, was not typed.
  for (const name of ['place', ...names])
    if (kind !== body[wasName('kind')] && values[name] === body[wasName(name)]) values[name] = '';
  const { text = '', place = '' } = values;
  const mistakes: Mistakes = { text: tooLong(text, MAX_NOTE), place: tooLong(place, MAX_PLACE) };
  let due: string | null = null;
  for (const { name, kinds } of DATES) {
    const value = values[name] ?? '';
    const isOwn = kinds.some((known) => known === kind);
    const taken = isOwn && value ? dateIn(value, KINDS[kind].takes === 'day', now) : null;
    if (typeof taken === 'string') due = taken;
    else if (taken) mistakes[name] = taken.mistake;
    else if (value)
      mistakes[name] =
        `“${KINDS[kind].label}” has no such date. Press ${kinds.map((kind) => KINDS[kind].label).join(' or ')}, or clear it.`;
    else if (isOwn && (isDated || kind === 'interview')) mistakes[name] = 'When is it?';
  }
  const isInterview = kind === 'interview';
  if (!isInterview && place) mistakes.place ||= 'Only “Interview” has a place. Press it, or clear this.';
  const mode = isInterview ? (INTERVIEW_MODES.find((known) => known === values.mode) ?? null) : null;
  return { note: { kind, text, place, mode, due_at: due }, typed: values, mistakes };
}

const FARTHEST_MS = 2 * 366 * DAY_MS;

/** Reads a date input's value as Indian time; ISO 8601. */
function dateIn(value: string, isDay: boolean, now: Date): string | { mistake: string } {
  const [day = '', time = '00:00'] = value.split('T');
  const date = new Date(`${day}T${time}+05:30`);
  const isWhole =
    /^\d{4}(-\d\d){2}$/.test(day) &&
    (isDay ? day === value : value.includes('T') && /^\d\d(:\d\d){1,2}$/.test(time));
  if (!isWhole || Number.isNaN(date.getTime()) || isoDay(date.toISOString()) !== day)
    return { mistake: 'This is not a date.' };
  if (isDay && day < isoDay(now.toISOString())) return { mistake: 'This day has passed.' };
  if (!isDay && date <= now) return { mistake: 'This time has passed.' };
  if (date.getTime() - now.getTime() > FARTHEST_MS) return { mistake: 'This is more than two years away.' };
  return date.toISOString();
}
