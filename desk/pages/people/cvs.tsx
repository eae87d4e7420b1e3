/** @jsxImportSource hono/jsx */
import { sha256Of } from '../../../backend/forms/cvs';
import { examineUpload } from '../../../backend/http/check-cv';
import { readForm } from '../../../backend/http/read-body';
import type { DeskContext } from '../../context';
import { page } from '../../layout';
import { Field, hasMistakes, type Mistakes, typedIn } from '../../typed';
import { counted } from '../../words';
import { jobField, openJobIn } from '../job-field';
import { ACCEPTED, ConsentChoices, contactTyped, enteredFields, SourceChoices } from './form-parts';
import { readEmail } from '../../../lib/base/contact/email-address';
import { phoneNumbers } from '../../../lib/base/contact/phone';
import { MEANINGFUL } from '../../../lib/search/known-words';
import { withoutDirectionMarks } from '../../../lib/base/text/plain-characters';

const TOP_LINES = 12;

const LABEL = /^(?:full |candidate )?name(?: of (?:the )?candidate)? ?[:–-] ?/i;

/** What stands where a name could. */
const HEADING =
  /^(?:curriculum|vitae|resume|cv|bio|data|biodata|profile|summary|objective|career|contact|details|personal|information|about|address|education|skills|declaration)$/i;

// One to four words, each with a capital letter if its script has them.
const NAME = /^(?:(?!\p{Ll})[\p{L}\p{M}][\p{L}\p{M}.'’]*(?: |$)){1,4}$/u;

/** Reads whose a CV is. Whatever is doubtful is '': an empty field is seen and filled, a wrong name is not. */
export function contactIn(text: string, fileName: string): { name: string; phone: string; email: string } {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const words = lines.flatMap((line) => line.split(/[ ,;|]/));
  const email = words.map((word) => (word.includes('@') ? readEmail(word) : null)).find(Boolean) ?? '';
  const numbers = lines.flatMap((line) =>
    phoneNumbers(
      line
        .split(/[ ,;|]/)
        .filter((word) => !/[@/]/.test(word))
        .join(' '),
    ),
  );
  const likelyName = `${fileName} ${email.split('@')[0]}`.toLowerCase();
  return {
    name: nameIn(lines.filter(Boolean).slice(0, TOP_LINES), likelyName),
    phone: numbers[0] ?? '',
    email,
  };
}

/**
 * A name is labelled as one, or the file's name or the address says a word of it that means nothing else, or it is the
 * first line and means nothing else. A part of it may: Singh is a word for a region, too.
 */
function nameIn(lines: string[], said: string): string {
  const names = lines.map((line, index) => {
    const name = line.replace(LABEL, '').split(/ ?[|,(]/)[0]!;
    const words = name.split(/[ .]/).filter((word) => word.length > 2);
    const plain = words.filter((word) => !MEANINGFUL.has(word.toLowerCase()));
    const isName = NAME.test(name) && words.length > 0 && !words.some((word) => HEADING.test(word));
    const isLabelled = name !== line && LABEL.test(line);
    const isSaid = plain.some((word) => said.includes(word.toLowerCase()));
    const isFirst = index === 0 && name === line && words.length > 1 && plain.length === words.length;
    return { name, rank: !isName ? 0 : isLabelled ? 3 : isSaid ? 2 : isFirst ? 1 : 0 };
  });
  const best = Math.max(0, ...names.map(({ rank }) => rank));
  return best === 0 ? '' : names.find(({ rank }) => rank === best)!.name;
}

const MAX_MB = 64;
const TOO_LARGE = `These files are larger than ${MAX_MB} MB together. Nothing was kept: choose fewer at a time.`;

/** Asks for a folder of CVs. */
export const cvFolder = (c: DeskContext) => show(c, { source: 'Folder of CVs' }, {});

async function show(c: DeskContext, values: Record<string, string>, mistakes: Mistakes) {
  return page(
    c,
    { title: 'Add a folder of CVs', here: '/applications' },
    <section class="narrow">
      <h1>Add a folder of CVs</h1>
      <p>Names, phone numbers and email addresses are read from the CVs. You check them on the next page.</p>
      <form method="post" action="/people/cvs" class="write" enctype="multipart/form-data" data-in-place>
        <Field label={`CVs, up to ${MAX_MB} MB together`} mistake={mistakes.files}>
          <input type="file" name="cvs[]" accept={ACCEPTED} multiple required />
        </Field>
        {mistakes.job && (
          <noscript>
            <p class="soft">Choose the CVs again.</p>
          </noscript>
        )}
        {await jobField(c, 'open', { value: values.job, mistake: mistakes.job })}
        <SourceChoices value={values.source} />
        <ConsentChoices value={values.consent} />
        <button class="primary">Read them</button>
      </form>
    </section>,
    hasMistakes(mistakes) ? 422 : 200,
  );
}

/**
 * Takes a folder of CVs. Each is stored at once, whole, to be checked afterwards: a page cannot keep chosen files beside
 * a form that is corrected, so anything else would lose work. Sending the folder again adds only what is missing.
 */
export async function addPeople(c: DeskContext) {
  const { store, readCv, now } = c.var.desk;
  const body = await readForm(c, { maxBytes: MAX_MB * 1024 * 1024, tooLong: TOO_LARGE });
  const values = typedIn(body, ['job', 'source', 'consent']);
  const files = (Array.isArray(body['cvs[]']) ? body['cvs[]'] : []).filter(
    (file): file is File => file instanceof File && file.name !== '',
  );
  const { job, mistake } = await openJobIn(store, values.job ?? '');
  if (!job || files.length === 0)
    return show(c, values, { job: mistake, files: files.length === 0 ? 'Choose the CVs.' : '' });
  const refused: string[] = [];
  for (const part of files) {
    const file = await examineUpload(part);
    if ('problem' in file || !file.cv) {
      refused.push(`${withoutDirectionMarks(part.name)}: ${'problem' in file ? file.problem : 'empty'}`);
      continue;
    }
    const sha256 = sha256Of(file.cv);
    const { text } = await readCv({ ...file.cv, sha256 }, { pages: 0 });
    const fields = {
      ...contactTyped(contactIn(text, file.cv.name)).contact,
      ...enteredFields(c, values, job.id),
      message: file.note ?? '',
    };
    const key = `cv ${job.id} ${sha256}`;
    await store.addPerson({ fields, cv: file.cv, key, kind: 'to-check', mailAt: null }, now().toISOString());
  }
  if (refused.length === 0) return c.redirect('/people/check', 303);
  return page(
    c,
    { title: 'Some files were not taken', here: '/applications' },
    <section class="narrow">
      <h1>{counted(refused.length, 'file')} could not be taken</h1>
      <ul>
        {refused.map((line) => (
          <li>{line}</li>
        ))}
      </ul>
      <a class="button primary" href="/people/check">
        Check the others
      </a>
    </section>,
  );
}
