/** @jsxImportSource hono/jsx */
import { randomUUID } from 'node:crypto';
import { examineUpload } from '../../../backend/http/check-cv';
import { readForm } from '../../../backend/http/read-body';
import type { Queued } from '../../../backend/staff/queues';
import { apiAnswers } from '../../../lib/content/api-answers';
import { CV_MAX_BYTES } from '../../../lib/cv/cv';
import { type Desk, type DeskContext, type DeskOptions, textIn } from '../../context';
import { page } from '../../layout';
import { nameOfQueued } from '../../parts';
import { Field, hasMistakes, MAX_NOTE, type Mistakes, tooLong, type Typed, typed } from '../../typed';
import { mailAfterUndo } from '../done-notice';
import { withQuery } from '../list-query';
import {
  ACCEPTED,
  ConsentChoices,
  contactTyped,
  enteredFields,
  JobField,
  jobText,
  NO_JOB,
  openJobIn,
  openJobs,
  SourceChoices,
} from './form-parts';

const MAX_BYTES = CV_MAX_BYTES + 256 * 1024;
const NAMES = ['name', 'phone', 'email', 'job', 'source', 'consent', 'note', 'key', 'anyway'];

/** Adds a person who called, wrote or walked in. */
export function newPersonPages(desk: Desk, options: DeskOptions) {
  const { store, now } = options;

  desk.get('/people/new', async (c) => {
    const chosen = textIn(c.req.query('job'), 60);
    const found = chosen ? await openJobIn(store, chosen) : null;
    return show(c, { job: found ? jobText(found) : '', key: randomUUID() });
  });

  async function show(c: DeskContext, values: Typed, mistakes: Mistakes = {}, known: Queued[] = []) {
    const isAgain = hasMistakes(mistakes) || known.length > 0;
    return page(
      c,
      { title: 'Add a person', here: '/applications' },
      <section class="narrow">
        <h1>Add a person</h1>
        {known.length > 0 && <Known people={known} />}
        <form method="post" action="/people/new" class="write" enctype="multipart/form-data" data-in-place>
          <input type="hidden" name="key" value={values.key} />
          <Field label="Phone" mistake={mistakes.phone}>
            <input name="phone" type="tel" value={values.phone} maxlength={40} autofocus autocomplete="off" />
          </Field>
          <Field label="Name" mistake={mistakes.name}>
            <input name="name" value={values.name} maxlength={100} required autocomplete="off" />
          </Field>
          <Field label="CV or a photo of it (optional)" mistake={mistakes.cv}>
            <input type="file" name="cv" accept={ACCEPTED} />
          </Field>
          {isAgain && (
            <noscript>
              <p class="soft">If you chose a CV, please choose it again.</p>
            </noscript>
          )}
          <JobField jobs={await openJobs(store)} value={values.job} mistake={mistakes.job} />
          <SourceChoices value={values.source} />
          <ConsentChoices value={values.consent} />
          <Field label="Email (optional)" mistake={mistakes.email}>
            <input name="email" type="email" value={values.email} maxlength={254} autocomplete="off" />
          </Field>
          <Field label="Note (optional)" mistake={mistakes.note}>
            <textarea name="note" rows={2} maxlength={MAX_NOTE}>
              {values.note}
            </textarea>
          </Field>
          {known.length > 0 && (
            <label class="tick">
              <input type="checkbox" name="anyway" /> This is another person: add them
            </label>
          )}
          <button class="primary">Add</button>
        </form>
        <p>
          <a href="/people/cvs">Add a folder of CVs</a>
        </p>
      </section>,
      isAgain ? 422 : 200,
    );
  }

  desk.post('/people/new', async (c) => {
    const body = await readForm(c, { maxBytes: MAX_BYTES, tooLong: apiAnswers.cv.tooLarge });
    const values = Object.fromEntries(NAMES.map((name) => [name, typed(body[name])]));
    const { contact, mistakes } = contactTyped(values);
    const job = await openJobIn(store, values.job ?? '');
    const file = await examineUpload(body.cv);
    mistakes.job = job ? '' : NO_JOB;
    mistakes.note = tooLong(values.note ?? '', MAX_NOTE);
    mistakes.cv = 'problem' in file ? file.problem : '';
    if (!job || 'problem' in file || hasMistakes(mistakes)) return show(c, values, mistakes);
    const who = c.get('me').address;
    const at = now().toISOString();
    const fields = {
      ...contact,
      ...enteredFields(values, job.id, who, now()),
      message: [values.note, file.note].filter(Boolean).join('\n\n'),
    };
    const { id, isNew, known } = await store.addPerson(
      {
        fields,
        cv: file.cv,
        // A second click of this form meets its own application.
        key: `desk ${values.key || randomUUID()}`,
        kind: 'added',
        isOnce: values.anyway !== 'on',
        mailAt: mailAfterUndo(options),
      },
      at,
    );
    if (known.length > 0) return show(c, values, {}, await store.applicationsOf(known));
    const done: Record<string, string> = isNew ? { done: '1', what: 'added', undo: at } : {};
    return c.redirect(withQuery(`/applications/${id}`, done), 303);
  });
}

const Known = ({ people }: { people: Queued[] }) => (
  <div class="notice bad" role="alert">
    <span>
      Nothing was added: this person has been entered for this job already:{' '}
      {people.slice(0, 5).map((application) => (
        <a href={`/applications/${application.form.id}`}>{nameOfQueued(application)} </a>
      ))}
    </span>
  </div>
);
