/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { labelOf, type NotedStage } from '../../backend/forms/notes/kinds';
import { readForm } from '../../backend/http/read-body';
import type { Queued } from '../../backend/staff/queues';
import { type Desk, type DeskContext, type DeskOptions, ownPath } from '../context';
import { page } from '../layout';
import { nameOfQueued } from '../parts';
import { hasMistakes, type Mistakes, noteIn, SubmitOrCancel, tellName, type Typed } from '../typed';
import { counted } from '../words';
import { mailAfterUndo } from './done-notice';
import { withQuery } from './list-query';
import { DateFields } from './person-parts';

/** Maximum number of applications per action. */
export const MAX_SELECTED = 500;

/** The applications that are ticked in a form. */
export const idsIn = (body: Record<string, unknown>): number[] =>
  Object.keys(body)
    .flatMap((name) => /^id-(\d{1,9})$/.exec(name)?.[1] ?? [])
    .map(Number)
    .slice(0, MAX_SELECTED);

type FormProps = { action: string; label: string; children: Child };
type ChosenProps = { chosen: Queued[]; kind: NotedStage; back: string };

/** The form of an action on several applications that asks for more. */
export const ForChosen = ({ chosen, kind, back, ...form }: ChosenProps & FormProps) => (
  <section class="narrow">
    <h1>
      {labelOf(kind)}, for {counted(chosen.length, 'candidate')}
    </h1>
    <p>
      {chosen.slice(0, 12).map(nameOfQueued).join(', ')}
      {chosen.length > 12 && ` and ${chosen.length - 12} more`}
    </p>
    <form method="post" action={form.action} class="write">
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="kind" value={kind} />
      {chosen.map(({ form }) => (
        <input type="hidden" name={`id-${form.id}`} value="on" />
      ))}
      {form.children}
      <SubmitOrCancel label={form.label} back={back} autofocus={form.action === '/end'} />
    </form>
  </section>
);

/** Gives several candidates the same date. */
export function bulkDatePages(desk: Desk, options: DeskOptions) {
  const { store, now } = options;
  desk.post('/dates', async (c) => {
    const body = await readForm(c);
    const kind = body.kind === 'offered' ? 'offered' : 'interview';
    const back = ownPath(body.back, '/applications');
    const { note, typed: values, mistakes } = noteIn(body, kind, now());
    if (hasMistakes(mistakes)) {
      const chosen = await store.applicationsOf(idsIn(body));
      return datePage(c, options, { chosen, kind, back }, { values, mistakes });
    }
    const mailAt = mailAfterUndo(options, values[tellName(kind)] === 'on');
    const { at, ids } = await store.addNotes(idsIn(body), { ...note, who: c.get('me').address }, mailAt);
    return c.redirect(withQuery(back, { done: String(ids.length), what: kind, undo: at }), 303);
  });
}

/** Asks for the date, place and mail of a stage; `typed`: what was not taken, and why. */
export const datePage = (
  c: DeskContext,
  { sendsMail }: DeskOptions,
  of: ChosenProps,
  typed?: { values: Typed; mistakes: Mistakes },
) =>
  page(
    c,
    { title: labelOf(of.kind), here: '/applications' },
    <ForChosen {...of} action="/dates" label={labelOf(of.kind)}>
      <DateFields
        kind={of.kind}
        values={typed?.values ?? {}}
        mistakes={typed?.mistakes ?? {}}
        isFirst={!typed}
        sendsMail={sendsMail}
      />
    </ForChosen>,
    typed ? 422 : 200,
  );
