/** @jsxImportSource hono/jsx */
import type { Queued } from '../../../backend/staff/queues';
import { type Body, type DeskContext, type DeskOptions, textIn } from '../../context';
import { page } from '../../layout';
import { counted, idsOf } from '../../parts';
import { Field, Tick } from '../../fields';
import { hasMistakes, type Mistakes } from '../../typed';
import { done, mailAfterUndo } from '../../done-notice';
import { jobOf } from '../same-person';
import { contactTyped, KnownAlready } from './form-parts';
import { isPicture } from '../../../lib/cv/cv';
import { withoutDirectionMarks } from '../../../lib/base/text/plain-characters';

/** More do not fit into a form that is corrected at once. */
const SHOWN = 100;
export const CHECK_LIMIT = { maxBytes: 512 * 1024, tooLong: 'This is too much text.' };

type ReadPerson = { application: Queued; mistakes: Mistakes; others: Queued[]; isDouble: boolean };

/** The first rows to check, with what is known and wrong of them. */
async function rowsToCheck({ store }: DeskOptions): Promise<ReadPerson[]> {
  const wanted = { jobId: '', since: '', stages: ['to-check'] } as const;
  const people = await store.queued(wanted, { limit: SHOWN, oldestFirst: true });
  const same = await store.ofSamePeople(idsOf(people));
  const known = await store.applicationsOf([...new Set([...same.values()].flat())]);
  return people.map((application) => {
    const { fields, id } = application.form;
    const others = known.filter(({ form }) => form.id !== id && same.get(id)?.includes(form.id) === true);
    const { mistakes } = contactTyped({ ...fields, name: nameIn(application) } as Record<string, string>);
    const isDouble = others.some((other) => jobOf(application) === jobOf(other));
    return { application, mistakes, others, isDouble };
  });
}

/** The people read from CVs, to be corrected and confirmed. */
export async function peopleToCheck(c: DeskContext) {
  const rows = await rowsToCheck(c.var.desk);
  const isSecond = c.req.query('again') === '1';
  return page(
    c,
    { title: 'CVs to check', here: '/applications' },
    <>
      <h1>{rows.length === 0 ? 'No CVs to check' : `${counted(rows.length, 'CV')} to check`}</h1>
      <p>
        <a href="/people/cvs">Add a folder of CVs</a>
      </p>
      {rows.length > 0 && (
        <form method="post" action="/people/check">
          <ol class="plain checks">
            {rows.map((row) => (
              <CheckRow row={row} showsMistakes={isSecond} />
            ))}
          </ol>
          <button class="primary">Save, and confirm those that are complete</button>
        </form>
      )}
    </>,
  );
}

/** Confirms the people that are complete. Whatever was typed is kept, also of rows that are not confirmed. */
export async function checkPeople(c: DeskContext, body: Body) {
  const { store, words } = c.var.desk;
  const posted = (id: number, name: string) => textIn(body[`${name}-${id}`], 300);
  const shown = (await rowsToCheck(c.var.desk)).map(idOf).filter((id) => `name-${id}` in body);
  const out = shown.filter((id) => posted(id, 'out') === 'on');
  const kept = shown.filter((id) => !out.includes(id));
  await store.correctPeople(
    kept.map((id) => {
      const values = Object.fromEntries(['name', 'phone', 'email'].map((name) => [name, posted(id, name)]));
      return { id, fields: contactTyped(values).contact };
    }),
  );
  await store.eraseApplications(out);
  await words.refresh(kept);
  const ready = (await rowsToCheck(c.var.desk))
    .filter(({ mistakes }) => !hasMistakes(mistakes))
    .filter((row) => kept.includes(idOf(row)) && (!row.isDouble || posted(idOf(row), 'anyway') === 'on'))
    .map(idOf);
  const { ids, at } = await store.confirmPeople(ready, c.get('me').address, mailAfterUndo(c));
  return done(c, `/people/check${ids.length < kept.length ? '?again=1' : ''}`, 'checked', ids.length, at);
}

const idOf = ({ application }: ReadPerson) => application.form.id;

const nameIn = ({ form: { fields } }: Queued) =>
  withoutDirectionMarks([fields.first_name, fields.last_name].filter(Boolean).join(' '));

const CheckRow = ({ row, showsMistakes }: { row: ReadPerson; showsMistakes: boolean }) => {
  const { application, mistakes, others, isDouble } = row;
  const { id, fields, cv } = application.form;
  const field = (name: 'name' | 'phone' | 'email', label: string, value = '') => (
    <Field label={label} mistake={showsMistakes ? mistakes[name] : ''}>
      <input name={`${name}-${id}`} value={value} autocomplete="off" maxlength={254} />
    </Field>
  );
  return (
    <li id={`person-${id}`}>
      <fieldset>
        <legend>
          <a href={`/applications/${id}/cv`} target="_blank">
            {withoutDirectionMarks(cv?.name ?? 'CV')}
          </a>
        </legend>
        {cv && isPicture(cv.mimeType) && <img src={`/applications/${id}/cv`} alt="The CV" loading="lazy" />}
        {field('name', 'Name', nameIn(application))}
        {field('phone', 'Phone', fields.phone)}
        {field('email', 'Email', fields.email)}
        {others.length > 0 && (
          <KnownAlready
            isBad={isDouble}
            text={isDouble ? 'Entered for this job already:' : 'Known already:'}
            people={others}
          />
        )}
        {isDouble && <Tick name={`anyway-${id}`}>Another person: confirm</Tick>}
        <Tick name={`out-${id}`}>Leave out, and erase</Tick>
      </fieldset>
    </li>
  );
};
