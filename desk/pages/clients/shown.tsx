/** @jsxImportSource hono/jsx */
import { replyIn, shownName, type ShownPerson, sentNotes } from '../../../backend/clients/shown';
import { CLIENT_ANSWERS, KINDS } from '../../../backend/forms/notes/kinds';
import type { Note } from '../../../backend/forms/notes/notes';
import type { Queued } from '../../../backend/staff/queues';
import { indianMoment } from '../../../lib/content/indian-moment';
import { Ago, Listed, yearsIn, ButtonTo } from '../../parts';
import { jobOf } from '../same-person';

export const MAX_WORD = 500;

/** A candidate on a client's page. */
export type Person = ShownPerson<Queued>;

type Field = { name: string; label: string; isOff?: true; of?: (person: Person) => string };
const text = (name: string) => ({
  name,
  of: ({ application }: Person) => application.form.fields[name] ?? '',
});

/** What a client may see of a candidate: listed by hand, as it is passed on to others. */
export const FIELDS: readonly Field[] = [
  { name: 'name', label: 'Name' },
  { ...text('phone'), label: 'Phone', isOff: true },
  { ...text('email'), label: 'Email', isOff: true },
  { name: 'city', label: 'City', of: ({ city }) => city },
  { name: 'experience', label: 'Experience', of: ({ application }) => yearsIn(application.form.fields) },
  { ...text('expected_pay'), label: 'Expected pay' },
  { ...text('current_pay'), label: 'Current pay', isOff: true },
  { ...text('notice_period'), label: 'Notice period' },
  { name: 'cv', label: 'CV' },
];

type ShownProps = {
  people: Person[];
  fields: readonly string[];
  titles: Map<string, string>;
  /** The link's path, its sending's id and words that are not sent yet; without, nothing can be pressed: a preview. */
  link?: { path: string; sending: number; typed: Record<string, unknown> };
};

/** The name of the field for a word about a candidate. */
export const wordName = ({ application }: Person) => `text-${application.form.id}`;

/** Candidates as a client sees them. */
export const Shown = ({ people, fields, titles, link }: ShownProps) => (
  <>
    {people.map((person) => {
      const { application } = person;
      const own = `${link?.path ?? '/applications'}/${application.form.id}`;
      return (
        <article class="card shown" id={`person-${application.form.id}`}>
          <h2>{shownName(person, fields)}</h2>
          <p class="soft">{titles.get(jobOf(application))}</p>
          <dl class="facts">
            {FIELDS.filter(({ name, of }) => fields.includes(name) && of?.(person)).map(({ label, of }) => (
              <div>
                <dt>{label}</dt>
                <dd>{of!(person)}</dd>
              </div>
            ))}
          </dl>
          {fields.includes('cv') && application.form.cv && (
            <p class="buttons">
              <a class="button primary" href={`${own}/cv`} target="_blank" rel="noopener">
                Open the CV
              </a>
              <ButtonTo href={`${own}/cv/file`}>Download</ButtonTo>
            </p>
          )}
          <Answer person={person} link={link} />
        </article>
      );
    })}
  </>
);

/** One form has all answers, so that pressing one loses no word for another. */
const Answer = ({ person, link }: { person: Person; link: ShownProps['link'] }) => {
  const { id } = person.application.form;
  const answer = link && replyIn(person.notes, link.sending).answer;
  const typed = link?.typed[wordName(person)];
  return (
    <>
      {answer && (
        <p class="notice">
          <span>
            Your answer: <b>{KINDS[answer.kind].label}</b>, {indianMoment(answer.at)}. You may change it.
          </span>
        </p>
      )}
      <label>
        <span>A word about it, if you like</span>
        <textarea name={wordName(person)} rows={2} maxlength={MAX_WORD} disabled={!link}>
          {typeof typed === 'string' ? typed : answer?.text}
        </textarea>
      </label>
      <div class="actions">
        {CLIENT_ANSWERS.map((kind) => (
          <button
            name="answer"
            value={`${id} ${kind}`}
            formaction={link && `${link.path}#person-${id}`}
            disabled={!link}
            aria-pressed={String(kind === answer?.kind)}
          >
            {KINDS[kind].label}
          </button>
        ))}
      </div>
    </>
  );
};

type SentProps = { heading?: string; of: { name?: string; notes: Note[] }[] };

/** When a contact first opened something, and what they answered. */
export const Reply = ({ notes, sending }: { notes: Note[]; sending?: number }) => {
  const { openedAt, answer } = replyIn(notes, sending);
  return (
    <>
      {openedAt ? 'CV first opened ' : 'CV not opened'}
      {openedAt && <Ago at={openedAt} />}
      {answer && (
        <>
          {' · '}
          <b>{KINDS[answer.kind].label}</b> {answer.text && `“${answer.text}”`}
        </>
      )}
    </>
  );
};

/** To whom applications were sent, and what came of it. */
export const SentTo = ({ heading = 'Sent to clients', of }: SentProps) => {
  const sent = of.flatMap(({ name, notes }) => sentNotes(notes).map((note) => ({ ...note, name, notes })));
  return (
    <Listed heading={heading} of={sent}>
      {({ name, contact, client, at, sending, notes }) => (
        <span>
          {name && `${name}: `}
          {contact}, {client} <Ago at={at} /> · <Reply notes={notes} sending={sending} />
        </span>
      )}
    </Listed>
  );
};
