/** @jsxImportSource hono/jsx */
import { readForm } from '../../../backend/http/read-body';
import type { Queued } from '../../../backend/staff/queues';
import { type Desk, type DeskOptions, textIn } from '../../context';
import { page } from '../../layout';
import { nameOfQueued } from '../../parts';
import { Field, hasMistakes, type Mistakes } from '../../typed';
import { counted } from '../../words';
import { mailAfterUndo, noticeOf } from '../done-notice';
import { withQuery } from '../list-query';
import { jobOf } from '../same-person';
import { contactTyped } from './form-parts';
import { withoutDirectionMarks } from '../../../lib/base/text/plain-characters';

/** More do not fit into a form that is corrected at once. */
const SHOWN = 100;
const MAX_BYTES = 512 * 1024;

type ReadPerson = { application: Queued; mistakes: Mistakes; others: Queued[]; isDouble: boolean };

/** The people read from CVs, to be corrected and confirmed. Whatever was typed is kept, also of rows that are not confirmed. */
export function checkPages(desk: Desk, options: DeskOptions) {
  const { store, now } = options;

  /** The first rows to check, with what is known and wrong of them. */
  async function rowsToCheck(): Promise<ReadPerson[]> {
    const wanted = { jobId: '', since: '', stages: ['to-check'] } as const;
    const people = await store.queued(wanted, { limit: SHOWN, oldestFirst: true });
    const same = await store.ofSamePeople(people.map(({ form }) => form.id));
    const known = await store.applicationsOf([...new Set([...same.values()].flat())]);
    return people.map((application) => {
      const { fields, id } = application.form;
      const others = known.filter(({ form }) => form.id !== id && same.get(id)?.includes(form.id) === true);
      const { mistakes } = contactTyped({ ...fields, name: nameIn(application) } as Record<string, string>);
      return {
        application,
        mistakes,
        others,
        isDouble: others.some((other) => isSameJob(application, other)),
      };
    });
  }

  desk.get('/people/check', async (c) => {
    const rows = await rowsToCheck();
    const isSecond = c.req.query('again') === '1';
    return page(
      c,
      { title: 'CVs to check', here: '/applications', notice: noticeOf(c, '/people/check', now()) },
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
  });

  desk.post('/people/check', async (c) => {
    const body = await readForm(c, { maxBytes: MAX_BYTES, tooLong: 'This is too much text.' });
    const posted = (id: number, name: string) => textIn(body[`${name}-${id}`], 300);
    const shown = (await rowsToCheck()).filter(({ application }) => `name-${application.form.id}` in body);
    const out = shown
      .map(({ application }) => application.form.id)
      .filter((id) => posted(id, 'out') === 'on');
    const kept = shown.map(({ application }) => application.form.id).filter((id) => !out.includes(id));
    await store.correctPeople(
      kept.map((id) => {
        const values = Object.fromEntries(['name', 'phone', 'email'].map((name) => [name, posted(id, name)]));
        return { id, fields: contactTyped(values).contact };
      }),
    );
    await store.eraseApplications(out);
    await options.words.refresh(kept);
    const ready = (await rowsToCheck()).filter(
      ({ application, mistakes, isDouble }) =>
        kept.includes(application.form.id) &&
        !hasMistakes(mistakes) &&
        (!isDouble || posted(application.form.id, 'anyway') === 'on'),
    );
    const { ids, at } = await store.confirmPeople(
      ready.map(({ application }) => application.form.id),
      c.get('me').address,
      mailAfterUndo(options),
    );
    const again: Record<string, string> = ids.length < kept.length ? { again: '1' } : {};
    return c.redirect(
      withQuery('/people/check', { ...again, done: String(ids.length), what: 'checked', undo: at }),
      303,
    );
  });
}

const nameIn = ({ form: { fields } }: Queued) =>
  withoutDirectionMarks([fields.first_name, fields.last_name].filter(Boolean).join(' '));

const isSameJob = (application: Queued, other: Queued) => jobOf(application) === jobOf(other);

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
        {field('name', 'Name', nameIn(application))}
        {field('phone', 'Phone', fields.phone)}
        {field('email', 'Email', fields.email)}
        {others.length > 0 && (
          <p class={isDouble ? 'notice bad' : 'notice'}>
            <span>
              {isDouble ? 'Entered for this job already: ' : 'Known already: '}
              {others.slice(0, 3).map((other) => (
                <a href={`/applications/${other.form.id}`}>{nameOfQueued(other)} </a>
              ))}
            </span>
          </p>
        )}
        {isDouble && (
          <label class="tick">
            <input type="checkbox" name={`anyway-${id}`} /> Another person: confirm
          </label>
        )}
        <label class="tick">
          <input type="checkbox" name={`out-${id}`} /> Leave out, and erase
        </label>
      </fieldset>
    </li>
  );
};
