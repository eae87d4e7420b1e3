/** @jsxImportSource hono/jsx */
import type { Submission } from '../../backend/forms/forms';
import type { Note } from '../../backend/forms/notes/notes';
import type { Queued } from '../../backend/staff/queues';
import { answersIn } from '../../lib/contract/forms/answers';
import { questionOrNumber } from '../../lib/content/answers';
import { indianMoment } from '../../lib/content/indian-moment';
import { actionNames, noteNames } from '../words';

export const STEPS = ['shortlisted', 'called', 'no-answer', 'sent', 'joined'] as const;

type NoteProps = {
  form: Submission;
  kinds: readonly (typeof STEPS)[number][];
  back?: string;
  alsoPlain?: boolean;
};

/** A note's text with a button per kind, and one without a kind if `alsoPlain` is set. */
export const NoteForm = ({ form, kinds, back, alsoPlain }: NoteProps) => (
  <form method="post" action={`/applications/${form.id}/note`} class={alsoPlain ? undefined : 'three'}>
    {back && <input type="hidden" name="back" value={back} />}
    <label>
      <span>Note</span>
      <textarea name="text" rows={2} placeholder="What was discussed"></textarea>
    </label>
    <div class={alsoPlain ? 'actions note-buttons' : 'actions'}>
      {kinds.map((kind) => (
        <button name="kind" value={kind}>
          {actionNames[kind]}
        </button>
      ))}
      {alsoPlain && (
        <button name="kind" value="note">
          Only save the note
        </button>
      )}
    </div>
  </form>
);

/** Leads to the page that rejects an application. */
export const RejectForm = ({ form, back }: { form: Submission; back: string }) => (
  <form method="post" action="/applications" class="inline">
    <input type="hidden" name="back" value={back} />
    <input type="hidden" name={`id-${form.id}`} value="on" />
    <button class="quiet" name="do" value="rejected">
      Not this time …
    </button>
  </form>
);

/** The application's fields and answers. */
export const Facts = ({ one: { form } }: { one: Queued }) => {
  const { fields } = form;
  const facts: [string, string][] = [
    ['Email', fields.email ?? ''],
    ['Phone', fields.phone ?? ''],
    ['Experience', fields.experience_years ? `${fields.experience_years} years` : ''],
    ['Notice period', fields.notice_period ?? ''],
    ['Current pay', fields.current_pay ?? ''],
    ['Expected pay', fields.expected_pay ?? ''],
    ['Source', fields.source ?? ''],
  ];
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
      {fields.message && <blockquote>{fields.message}</blockquote>}
    </>
  );
};

type HistoryProps = { notes: Note[]; received: string; nameOf: (who: string) => string };

export const History = ({ notes, received, nameOf: name }: HistoryProps) => (
  <ol class="history">
    <li>
      <time datetime={received}>{indianMoment(received)}</time> <b>Received</b>
    </li>
    {notes.map(({ at, who, kind, text }) => (
      <li>
        <time datetime={at}>{indianMoment(at)}</time> <b>{noteNames[kind]}</b>{' '}
        <span class="soft">{name(who)}</span>
        {text !== '' && <p>{text}</p>}
      </li>
    ))}
  </ol>
);

/** The CV beside the card in a sandboxed frame, and as a file. */
export const CvFrame = ({ one: { form } }: { one: Queued }) => (
  <section class="cv" aria-label="CV">
    {form.cv ? (
      <>
        <iframe
          src={`/applications/${form.id}/cv`}
          sandbox=""
          title={`CV: ${form.cv.name}`}
          loading="lazy"
        ></iframe>
        <p>
          <a href={`/applications/${form.id}/cv/file`}>Download {form.cv.name}</a>
        </p>
      </>
    ) : (
      <p class="empty">This application has no CV.</p>
    )}
  </section>
);
