/** @jsxImportSource hono/jsx */
import { randomUUID } from 'node:crypto';
import { examineUpload } from '../../../backend/http/check-cv';
import type { Queued } from '../../../backend/staff/queues';
import { apiAnswers } from '../../../lib/content/api-answers';
import { CV_MAX_BYTES } from '../../../lib/cv/cv';
import { type Body, type DeskContext, textIn } from '../../context';
import { narrowPage } from '../../layout';
import { Field, Hidden, Input, Tick } from '../../fields';
import { hasMistakes, MAX_NOTE, type Mistakes, tooLong, type Typed, typedIn } from '../../typed';
import { done, mailAfterUndo } from '../../done-notice';
import { jobField, jobText, openJobIn } from '../job-field';
import { ACCEPTED, contactTyped, enteredFields, KnownAlready, Origin } from './form-parts';

export const PERSON_LIMIT = { maxBytes: CV_MAX_BYTES + 256 * 1024, tooLong: apiAnswers.cv.tooLarge };
const NAMES = ['name', 'phone', 'email', 'job', 'source', 'consent', 'note', 'key', 'anyway'];

const ALREADY = 'Nothing was added: this person has been entered for this job already:';

/** Asks for a person who called, wrote or walked in. */
export async function newPerson(c: DeskContext) {
  const { store } = c.var.desk;
  const chosen = textIn(c.req.query('job'), 60);
  const { job } = await openJobIn(store, chosen);
  return show(c, { job: chosen && job ? jobText(job) : '', key: randomUUID() });
}

async function show(c: DeskContext, values: Typed, mistakes: Mistakes = {}, known: Queued[] = []) {
  const given = { values, mistakes };
  const isAgain = hasMistakes(mistakes) || known.length > 0;
  return narrowPage(
    c,
    { title: 'Add a person', here: '/applications' },
    <>
      {known.length > 0 && <KnownAlready isBad text={ALREADY} people={known} />}
      <form method="post" action="/people/new" class="write" enctype="multipart/form-data" data-in-place>
        <Hidden of={{ key: values.key ?? '' }} />
        <Input label="Phone" name="phone" {...given} type="tel" maxlength={40} autofocus />
        <Input label="Name" name="name" {...given} maxlength={100} required />
        <Field label="CV or a photo of it (optional)" mistake={mistakes.cv}>
          <input type="file" name="cv" accept={ACCEPTED} />
        </Field>
        {isAgain && (
          <noscript>
            <p class="soft">If you chose a CV, please choose it again.</p>
          </noscript>
        )}
        {await jobField(c, 'open', { value: values.job, mistake: mistakes.job })}
        <Origin values={values} />
        <Input label="Email (optional)" name="email" {...given} type="email" maxlength={254} />
        <Input label="Note (optional)" name="note" {...given} rows={2} maxlength={MAX_NOTE} />
        {known.length > 0 && (
          <p>
            <Tick name="anyway">This is another person: add them</Tick>
          </p>
        )}
        <button class="primary">Add</button>
      </form>
      <p>
        <a href="/people/cvs">Add a folder of CVs</a>
      </p>
    </>,
    isAgain ? 422 : 200,
  );
}

/** Adds a person. */
export async function addPerson(c: DeskContext, body: Body) {
  const { store, now } = c.var.desk;
  const values = typedIn(body, NAMES);
  const { contact, mistakes } = contactTyped(values);
  const { job, mistake } = await openJobIn(store, values.job ?? '');
  const file = await examineUpload(body.cv);
  mistakes.job = mistake;
  mistakes.note = tooLong(values.note ?? '', MAX_NOTE);
  mistakes.cv = 'problem' in file ? file.problem : '';
  if (!job || 'problem' in file || hasMistakes(mistakes)) return show(c, values, mistakes);
  const at = now().toISOString();
  const fields = {
    ...contact,
    ...enteredFields(c, values, job.id),
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
      mailAt: mailAfterUndo(c),
    },
    at,
  );
  if (known.length > 0) return show(c, values, {}, await store.applicationsOf(known));
  const to = `/applications/${id}`;
  return isNew ? done(c, to, 'added', 1, at) : c.redirect(to, 303);
}
