/** @jsxImportSource hono/jsx */
import type { Submission } from '../../backend/forms/forms';
import {
  canComeTo,
  CLIENT,
  isCall,
  isSendable,
  KINDS,
  lastStep,
  type NotedStage,
} from '../../backend/forms/notes/kinds';
import type { Note } from '../../backend/forms/notes/notes';
import type { Queued } from '../../backend/staff/queues';
import { indianDate } from '../../lib/base/mail/indian-time';
import { indianMoment } from '../../lib/content/indian-moment';
import { appointmentFacts, appointmentWords } from '../../lib/content/appointment';
import { questionOrNumber } from '../../lib/content/answers';
import { fieldLabel } from '../../lib/content/exports';
import { isPicture } from '../../lib/cv/cv';
import { type Appointment, INTERVIEW_MODES } from '../../lib/contract/application-status';
import { answersIn } from '../../lib/contract/forms/answers';
import { applicationFields } from '../../lib/contract/forms/application';
import { textFields } from '../../lib/contract/forms/field';
import { Ago, counted, WhatsApp, Words, yearsIn, ButtonTo, Do } from '../parts';
import { Field, Hidden, Input, Select, Tick } from '../fields';
import {
  CALL_AGAIN,
  DATES,
  MAX_NOTE,
  MAX_PLACE,
  type Mistakes,
  tellName,
  type Typed,
  wasName,
} from '../typed';
import { indianMinute } from '../../lib/base/text/indian-day';
import { withoutDirectionMarks } from '../../lib/base/text/plain-characters';

/** Stages with a button; the others that are noted here have it beside their date. */
export const STEPS: NotedStage[] = ['shortlisted', 'called', 'no-answer', 'sent', 'offered', 'joined'];

type NoteProps = {
  form: Submission;
  kinds: readonly NotedStage[];
  back?: string;
  alsoPlain?: boolean;
  /** How many other applications of this person a call may also be noted on. */
  others: number;
  sendsMail?: boolean;
  /** The date that is agreed, to be moved. */
  set?: Note;
  values?: Typed;
  mistakes?: Mistakes;
};

/** A note's text with a button per kind, the dates that they take, and a button without a kind if `alsoPlain` is set. */
export const NoteForm = ({ form, kinds, back, alsoPlain, others, sendsMail, set, ...given }: NoteProps) => {
  const was = set ? typedOf(set) : {};
  const { values = was, mistakes = {} } = given;
  const path = `/applications/${form.id}/note`;
  const buttonOf = (kind: NotedStage, to = path) => (
    <button name="kind" value={kind} formaction={to}>
      {KINDS[kind].button}
    </button>
  );
  return (
    <form method="post" action={path} class={alsoPlain ? undefined : 'three'}>
      {back && <Hidden of={{ back }} />}
      <Hidden of={Object.fromEntries(Object.entries(was).map(([name, value]) => [wasName(name), value]))} />
      <Input
        label="Note"
        name="text"
        {...{ values, mistakes }}
        rows={2}
        maxlength={MAX_NOTE}
        placeholder="What was discussed"
      />
      {others > 0 && kinds.some(isCall) && (
        <Tick name="all" isOn={!given.values || values.all === 'on'}>
          A call counts for {counted(others, 'other application', 'other applications')} of this person, too
        </Tick>
      )}
      <div class={alsoPlain ? 'actions note-buttons' : 'actions'}>
        {STEPS.filter((kind) => kinds.includes(kind)).map((kind) => buttonOf(kind))}
        {alsoPlain && (
          <button name="kind" value="note">
            Only save the note
          </button>
        )}
      </div>
      {kinds.includes('called') && (
        <div class="actions">
          Call again
          {[...CALL_AGAIN.keys()].map((when) => (
            <button name="kind" value="called" formaction={`${path}?again=${encodeURIComponent(when)}`}>
              {when}
            </button>
          ))}
        </div>
      )}
      {DATES.filter((date) => kinds.includes(date.kinds[0]!)).map(({ name, kinds: own, summary }) => (
        <details
          class="dated"
          open={Boolean(given.values && (values[name] || mistakes[name] || ownPlace(name, values)))}
        >
          <summary>{summary}</summary>
          <DateFields
            kind={own[0]!}
            values={values}
            mistakes={mistakes}
            isFirst={!given.values}
            sendsMail={sendsMail && form.fields.email !== ''}
          />
          {set?.text && own[0] === set.kind && <p class="soft">Unless you write another note: {set.text}</p>}
          <div class="actions">{own.map((kind) => buttonOf(kind, `${path}?dated=yes`))}</div>
        </details>
      ))}
    </form>
  );
};

type DateProps = {
  kind: NotedStage;
  values: Typed;
  mistakes: Mistakes;
  /** Before anything was typed. */
  isFirst: boolean;
  sendsMail?: boolean;
};

/** The inputs of a stage's date. */
export const DateFields = ({ kind, values, mistakes, isFirst, sendsMail }: DateProps) => {
  const { name, label } = DATES.find(({ kinds }) => kinds.includes(kind))!;
  return (
    <>
      <Field label={label} mistake={mistakes[name]}>
        <input
          type={KINDS[kind].takes === 'day' ? 'date' : 'datetime-local'}
          name={name}
          value={values[name]}
        />
      </Field>
      {kind === 'interview' && (
        <>
          <Select
            label="How"
            name="mode"
            value={values.mode || undefined}
            choices={INTERVIEW_MODES.map((mode) => [mode, appointmentWords.modes[mode]] as const)}
          />
          <Input label="Address or link" name="place" {...{ values, mistakes }} maxlength={MAX_PLACE} />
        </>
      )}
      {sendsMail && KINDS[kind].mail && (
        <Tick name={tellName(kind)} isOn={isFirst || values[tellName(kind)] === 'on'}>
          Email the date after 30 seconds, during which you can undo it
        </Tick>
      )}
    </>
  );
};

/** A note with a date, as it was typed. */
const typedOf = ({ kind, due_at: at, place, mode }: Note): Typed => {
  const { name = '' } = DATES.find(({ kinds }) => kinds[0] === kind) ?? {};
  const local = at ? indianMinute(new Date(at)).replace(' ', 'T') : '';
  return { kind, [name]: local.slice(0, KINDS[kind].takes === 'day' ? 10 : 16), place, mode: mode ?? '' };
};

const ownPlace = (name: string, { place }: Typed) => name === 'interview_at' && place;

type DatesProps = { application: Queued; appointment: Appointment | null; message: string | null };

/** What is agreed with the candidate, to be kept and told. */
export const Dates = ({ application, appointment, message }: DatesProps) => {
  const { form, call_at: callAt } = application;
  const { cancelled, confirmed } = appointment ?? {};
  const standing = confirmed ? '✓ The candidate will be there' : 'Not confirmed by the candidate yet';
  return (
    <>
      {callAt && (
        <p class="notice">
          <span>
            Call again <Ago at={callAt} />
          </span>
        </p>
      )}
      {appointment && (
        <div class="notice">
          <span>
            {appointmentWords.names[appointment.kind]}:{' '}
            {appointmentFacts(appointment)
              .map(([, value]) => value)
              .join(' · ')}
            <br />
            {cancelled ? 'Cancelled' : standing}
          </span>
          <span class="buttons">
            {message && (
              <WhatsApp phone={form.fields.phone} text={message}>
                {cancelled ? 'WhatsApp that it is cancelled' : 'WhatsApp the date'}
              </WhatsApp>
            )}
            {!cancelled && <ButtonTo href={`/applications/${form.id}/date.ics`}>Calendar</ButtonTo>}
            {!cancelled && appointment.kind === 'interview' && (
              <form method="post" action={`/applications/${form.id}/note`}>
                <Hidden of={{ kind: 'cancelled' }} />
                <button>Cancel the interview</button>
              </form>
            )}
          </span>
        </div>
      )}
    </>
  );
};

/** Undoes the last step, unless it was the candidate's own. */
export const TakeBackForm = ({ form, notes }: { form: Submission; notes: Note[] }) => {
  const last = lastStep(notes);
  return (
    last && (
      <form method="post" action={`/applications/${form.id}/take-back`} class="inline">
        <Hidden of={{ at: last.at, who: last.who }} />
        <button class="quiet">Take back “{KINDS[last.kind].label}”</button>
      </form>
    )
  );
};

/** Leads to what is asked before it is done, by the pages that do it for several. */
export const MoreActions = ({ application, back }: { application: Queued; back: string }) => {
  const { stage } = application;
  return (
    <form method="post" action="/applications" class="actions">
      <Hidden of={{ back }} chosen={[application.form.id]} />
      {isSendable(stage) && <button formaction="/send">Send to a client …</button>}
      {stage !== 'to-check' && <Do it="forward">Another job …</Do>}
      {canComeTo(stage, 'rejected') && <Do it="rejected">Not this time …</Do>}
    </form>
  );
};

const SHOWN_ELSEWHERE = ['jobId', 'firstName', 'lastName', 'message'];

/** The application's fields and answers; `city`: as a client sees it. */
export const Facts = ({ application: { form }, city }: { application: Queued; city: string }) => {
  const { fields } = form;
  const facts = textFields(applicationFields)
    .filter(([name]) => !SHOWN_ELSEWHERE.includes(name))
    .map(([name, { wire, kind }]): [string, string] =>
      kind === 'years' ? ['Experience', yearsIn(fields)] : [fieldLabel(name), fields[wire] ?? ''],
    );
  facts.push(['City, as read from the text', city]);
  const answers = answersIn(fields);
  return (
    <>
      <dl class="facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div class={name === 'Email' ? 'whole-line' : undefined}>
              <dt>{name}</dt>
              <dd>{name === 'Email' ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
            </div>
          ))}
      </dl>
      {answers.length > 0 && (
        <dl class="answers">
          {answers.map(({ number, question, answer }) => (
            <div>
              <dt>{questionOrNumber(question, number)}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {fields.message && <Words text={fields.message} />}
    </>
  );
};

type HistoryProps = { notes: Note[]; received: string; nameOf: (who: string) => string };

export const History = ({ notes, received, nameOf: name }: HistoryProps) => (
  <ol class="history">
    <li>
      <time datetime={received}>{indianMoment(received)}</time> <b>Received</b>
    </li>
    {notes.map(({ at, who, kind, text, due_at: due, place, contact, client }) => (
      <li>
        <time datetime={at}>{indianMoment(at)}</time>{' '}
        <b>{kind === 'cv' && text !== '' ? 'Exported' : KINDS[kind].history}</b>{' '}
        {due &&
          `→ ${[KINDS[kind].takes === 'day' ? indianDate(due) : indianMoment(due), place].filter(Boolean).join(', ')} `}
        {contact && `${who === CLIENT ? '' : '→ '}${contact}, ${client} `}
        {who !== CLIENT && <span class="soft">{name(who)}</span>}
        {text !== '' && <p>{text}</p>}
      </li>
    ))}
  </ol>
);

/** The CV beside the card, as a picture or in a sandboxed frame, and as a file. */
export const CvFrame = ({ application: { form } }: { application: Queued }) => (
  <section class="cv" aria-label="CV">
    {form.cv ? (
      <>
        {isPicture(form.cv.mimeType) ? (
          <>
            <a href={`/applications/${form.id}/cv`} target="_blank">
              <img src={`/applications/${form.id}/cv`} alt="The CV, at full size in a new tab" />
            </a>
            <p>This CV is a picture. It has no text to search or copy.</p>
          </>
        ) : (
          <iframe
            src={`/applications/${form.id}/cv`}
            sandbox=""
            title={`CV: ${form.cv.name}`}
            loading="lazy"
          ></iframe>
        )}
        <p>
          <a href={`/applications/${form.id}/cv/file`}>Download {withoutDirectionMarks(form.cv.name)}</a>
        </p>
      </>
    ) : (
      <p class="empty">This application has no CV.</p>
    )}
  </section>
);
