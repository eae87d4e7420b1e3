/** @jsxImportSource hono/jsx */
import { ButtonTo } from './parts';
import type { Child, JSX } from 'hono/jsx';
import { KINDS, NOTED_STAGES, type NotedStage, type NoteKind } from '../backend/forms/notes/kinds';
import type { NewNote } from '../backend/forms/notes/notes';
import type { MailDocument } from '../lib/base/mail/document';
import { renderText } from '../lib/base/mail/render-text';
import { INTERVIEW_MODES } from '../lib/contract/application-status';
import { DAY_MS, isoDay } from '../lib/base/text/indian-day';

/** Why an input is not taken, by field; it is shown beside it, and what was typed is kept. */
export type Mistakes = Record<string, string | undefined>;
export type Typed = Record<string, string>;

export const hasMistakes = (mistakes: Mistakes) => Object.values(mistakes).some(Boolean);

type FieldProps = { label: string; mistake?: string; children: Child };

/** A label with its control and, if it is not taken, the reason. */
export const Field = ({ label, mistake, children }: FieldProps) => (
  <label class={mistake ? 'mistaken' : undefined}>
    <span>{label}</span>
    {mistake && <small role="alert">{mistake}</small>}
    {children}
  </label>
);

type InputProps = { label: string; name: string; values: Typed; mistakes?: Mistakes };

/** A field as it was typed, of one line or of `rows`; `attributes`: of its input. */
export const Input = ({
  label,
  name,
  values,
  mistakes = {},
  rows,
  ...attributes
}: InputProps & { rows?: number } & JSX.IntrinsicElements['input']) => (
  <Field label={label} mistake={mistakes[name]}>
    {rows ? (
      <textarea name={name} rows={rows} maxlength={attributes.maxlength} placeholder={attributes.placeholder}>
        {values[name]}
      </textarea>
    ) : (
      <input name={name} value={values[name]} autocomplete="off" {...attributes} />
    )}
  </Field>
);

/** A checkbox with its label. */
export const Tick = ({ name, isOn, children }: { name: string; isOn?: boolean; children: Child }) => (
  <label class="tick">
    <input type="checkbox" name={name} checked={isOn} /> {children}
  </label>
);

type SelectProps = {
  label: string;
  name: string;
  value?: string;
  choices: readonly (readonly [value: string, name: string])[];
  mistake?: string;
};

/** A select that also keeps a value that is not one of its choices. */
export const Select = ({ label, name, value, choices, mistake }: SelectProps) => (
  <Field label={label} mistake={mistake}>
    <select name={name}>
      {choices.map(([known, text]) => (
        <option value={known} selected={known === value}>
          {text}
        </option>
      ))}
      {value !== undefined && !choices.some(([known]) => known === value) && (
        <option selected>{value}</option>
      )}
    </select>
  </Field>
);

/** What a form sends besides what is typed; `chosen`: the ids of the applications that it is about. */
export const Hidden = ({ of, chosen = [] }: { of: Typed; chosen?: readonly number[] }) => (
  <>
    {[...Object.entries(of), ...chosen.map((id) => [`id-${id}`, 'on'])].map(([name, value]) => (
      <input type="hidden" name={name} value={value} />
    ))}
  </>
);

/** What may be chosen in an input with this `list`. */
export const Suggestions = ({ id, of }: { id: string; of: readonly string[] }) => (
  <datalist id={id}>
    {of.map((text) => (
      <option value={text} />
    ))}
  </datalist>
);

type SubmitProps = { label: string; back: string; autofocus?: boolean; does?: string };

/** The button that sends a form, and the way back. `autofocus`: Enter sends it at once; `does`: its value of "do". */
export const SubmitOrCancel = (props: SubmitProps) => (
  <div class="actions">
    <button class="primary" autofocus={props.autofocus} name={props.does && 'do'} value={props.does}>
      {props.label}
    </button>
    <ButtonTo href={props.back}>Cancel</ButtonTo>
  </div>
);

type AskFirstProps = {
  summary: string;
  of?: string;
  isOpen?: boolean;
  action: string;
  button: string;
  children: Child;
};

/** What cannot be undone: its button comes after what it does. `of`: names it, where several have the same summary. */
export const AskFirst = ({ summary, of, isOpen, action, button, children }: AskFirstProps) => (
  <details class="danger" open={isOpen}>
    <summary aria-label={of && `${summary} ${of}`}>{summary}</summary>
    <form method="post" action={action}>
      {children}
      <button class="bad">{button}</button>
    </form>
  </details>
);

export const MailText = ({ mail }: { mail: MailDocument }) => (
  <figure class="mail" aria-label="The email">
    <figcaption>{mail.subject}</figcaption>
    <pre>{renderText(mail)}</pre>
  </figure>
);

/** A mail as it will be, with the tick that sends it. `whom`: "each of them". */
export const MailPreview = (props: { mail: MailDocument; sendsMail: boolean; name: string; whom: string }) =>
  props.sendsMail ? (
    <>
      <Tick name={props.name} isOn>
        Send {props.whom} this email after 30 seconds, during which you can undo it
      </Tick>
      <MailText mail={props.mail} />
    </>
  ) : (
    <p>No mail server is set up: no email is sent.</p>
  );

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

/** The tick that mails a stage's date. */
export const tellName = (kind: NoteKind) => `tell-${kind}`;

/** The field for what an input was filled with. */
export const wasName = (name: string) => `was-${name}`;

/** Reads a note of a kind with its date; whatever was typed and is not taken is a mistake. */
export function noteIn(
  body: Record<string, unknown>,
  kind: NoteKind,
  now: Date,
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
    else if (isOwn && kind === 'interview') mistakes[name] = 'When is it?';
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
