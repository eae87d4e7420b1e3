/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { labelOf, type NotedStage } from '../../backend/forms/notes/kinds';
import { readForm } from '../../backend/http/read-body';
import type { Queued } from '../../backend/staff/queues';
import { type DeskContext, ownPath } from '../context';
import { page } from '../layout';
import { nameOfQueued } from '../parts';
import { hasMistakes, Hidden, type Mistakes, noteIn, SubmitOrCancel, tellName, type Typed } from '../typed';
import { counted } from '../words';
import { done, mailAfterUndo } from './done-notice';
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
      <Hidden of={{ back, kind }} chosen={chosen} />
      {form.children}
      <SubmitOrCancel label={form.label} back={back} autofocus={form.action === '/end'} />
    </form>
  </section>
);

/** Gives several candidates the same date. */
export async function setDates(c: DeskContext) {
  const { store, now } = c.var.desk;
  const body = await readForm(c);
  const kind = body.kind === 'offered' ? 'offered' : 'interview';
  const back = ownPath(body.back, '/applications');
  const { note, typed: values, mistakes } = noteIn(body, kind, now());
  if (hasMistakes(mistakes)) {
    const chosen = await store.applicationsOf(idsIn(body));
    return datePage(c, { chosen, kind, back }, { values, mistakes });
  }
  const mailAt = mailAfterUndo(c, values[tellName(kind)] === 'on');
  const { at, ids } = await store.addNotes(idsIn(body), { ...note, who: c.get('me').address }, mailAt);
  return done(c, back, kind, ids.length, at);
}

/** Asks for the date, place and mail of a stage; `typed`: what was not taken, and why. */
export const datePage = (c: DeskContext, of: ChosenProps, typed?: { values: Typed; mistakes: Mistakes }) =>
  page(
    c,
    { title: labelOf(of.kind), here: '/applications' },
    <ForChosen {...of} action="/dates" label={labelOf(of.kind)}>
      <DateFields
        kind={of.kind}
        values={typed?.values ?? {}}
        mistakes={typed?.mistakes ?? {}}
        isFirst={!typed}
        sendsMail={c.var.desk.sendsMail}
      />
    </ForChosen>,
    typed ? 422 : 200,
  );
