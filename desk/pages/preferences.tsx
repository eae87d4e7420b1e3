/** @jsxImportSource hono/jsx */
import { replyIn, sentNotes, shownTo } from '../../backend/clients/shown';
import { applicationColumns, column, moment } from '../../backend/forms/export/form-columns';
import { inForce, KINDS } from '../../backend/forms/notes/kinds';
import type { Note } from '../../backend/forms/notes/notes';
import type { Queued } from '../../backend/staff/queues';
import { indianMoment } from '../../lib/content/indian-moment';
import { type Body, type DeskContext, nameOf, ownPath, textIn } from '../context';
import { narrowPage } from '../layout';
import { done } from '../done-notice';
import { Hidden, SubmitOrCancel, Tick } from '../fields';

const PREFIX = 'column ';
const HISTORY = 'Notes';

/** Keeps a list under a name. */
export async function saveList(c: DeskContext, body: Body) {
  const { store } = c.var.desk;
  const [name, list] = [textIn(body.name, 60), ownPath(body.list, '/applications')];
  if (name !== '' && list.startsWith('/applications?'))
    await store.setPreference(c.get('me').address, 'list', name, list);
  return c.redirect(list, 303);
}

/** Forgets a list, and stays on it: saving it again is its undo. */
export async function removeList(c: DeskContext, body: Body) {
  const { store, now } = c.var.desk;
  const name = textIn(body.name, 60);
  await store.setPreference(c.get('me').address, 'list', name, null);
  return done(c, ownPath(body.list, '/applications'), `unlisted ${name}`, 1, now().toISOString());
}

/** The columns of spreadsheets. */
export async function columns(c: DeskContext) {
  const { all, kept } = await exportColumns(c, [], new Map());
  const back = ownPath(c.req.query('back'), '/applications');
  return narrowPage(
    c,
    { title: 'Columns of Excel and CSV files', here: '/applications' },
    <>
      <p>They are kept for you, for each file that you make.</p>
      <form method="post" action="/columns">
        <Hidden of={{ back }} />
        <div class="ticks">
          {all.map((column) => (
            <Tick name={PREFIX + column.header} isOn={kept.includes(column)}>
              {column.header}
            </Tick>
          ))}
        </div>
        <SubmitOrCancel label="Keep these columns" back={back} />
      </form>
    </>,
  );
}

/** Keeps the columns of spreadsheets. */
export async function saveColumns(c: DeskContext, body: Body) {
  const names = Object.keys(body);
  const headers = names.flatMap((name) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : []));
  await c.var.desk.store.setPreference(c.get('me').address, 'columns', '', JSON.stringify(headers));
  return c.redirect(ownPath(body.back, '/applications'), 303);
}

/** What clients said of an application, each on a line. */
const answersIn = (notes: readonly Note[]) =>
  sentNotes(notes)
    .flatMap(({ client, sending }) => {
      const { answer } = replyIn(notes, sending);
      return answer ? `${client}: ${[KINDS[answer.kind].label, answer.text].filter(Boolean).join('. ')}` : [];
    })
    .join('\n');

/**
 * The columns that files from the desk can have: a form's, and what staff know; and those that this member has chosen, all
 * but the history at first, and if none is left: such files go to clients.
 */
export async function exportColumns(c: DeskContext, chosen: readonly Queued[], notes: Map<number, Note[]>) {
  const stages = new Map(chosen.map(({ form, stage }) => [form.id, stage]));
  const line = ({ at, who, kind, text }: Note) =>
    [`${indianMoment(at)}, ${nameOf(c.get('staff'), who)}: ${KINDS[kind].history}`, text]
      .filter(Boolean)
      .join('. ');
  const interviewOf = (id: number) =>
    inForce(notes.get(id) ?? []).findLast(({ kind }) => ['interview', 'cancelled'].includes(kind))?.due_at;
  const lines = (of: readonly Note[]) => of.filter(({ kind }) => kind !== 'cv').map(line);
  const all = [
    ...applicationColumns,
    column('Consent', 48, ({ form }) => form.fields.consent || 'Not asked yet'),
    column('Stage', 16, ({ form }) => KINDS[stages.get(form.id) ?? 'new'].label),
    column('Interview (IST)', 17, ({ form }) => moment(interviewOf(form.id) ?? ''), 'moment'),
    column('Client', 32, ({ form }) =>
      shownTo(notes.get(form.id) ?? [])
        .map(({ name }) => name)
        .join(', '),
    ),
    column('Client’s answer', 32, ({ form }) => answersIn(notes.get(form.id) ?? [])),
    column('Last note', 48, ({ form }) => lines(inForce(notes.get(form.id) ?? [])).at(-1) ?? ''),
    column(HISTORY, 64, ({ form }) => lines(notes.get(form.id) ?? []).join('\n')),
  ];
  const [saved] = await c.var.desk.store.preferencesOf(c.get('me').address, 'columns');
  const headers = new Set(saved ? (JSON.parse(saved.value) as string[]) : []);
  const kept = all.filter(({ header }) => headers.has(header));
  return { all, kept: kept.length > 0 ? kept : all.filter(({ header }) => header !== HISTORY) };
}
