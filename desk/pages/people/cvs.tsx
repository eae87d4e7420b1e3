/** @jsxImportSource hono/jsx */
import { counted } from '../../parts';
import { sha256Of } from '../../../backend/forms/cvs';
import { examineUpload } from '../../../backend/http/check-cv';
import type { Body, DeskContext } from '../../context';
import { narrowPage } from '../../layout';
import { Field } from '../../fields';
import { type Mistakes, typedIn } from '../../typed';
import { jobField, openJobIn } from '../job-field';
import { ACCEPTED, contactTyped, enteredFields, FOLDER, Origin } from './form-parts';
import { readEmail } from '../../../lib/base/contact/email-address';
import { phoneNumbers } from '../../../lib/base/contact/phone';
import { MEANINGFUL } from '../../../lib/search/known-words';
import { withoutDirectionMarks } from '../../../lib/base/text/plain-characters';

const TOP_LINES = 12;

// With a gap, as between a table's columns, a colon may be missing.
const LABEL =
  /^(?:\d\d?[.)] ?)?(?:(?:(?:full|candidate|applicant)(?:['’]s)? )?name(?: of (?:the )?(?:candidate|applicant))?(?: ?\([^)]*\))?|नाम|ಹೆಸರು)(?:(?: ?[:–—-]){1,3}\s*|\s{2,}|$)/i;

/** What stands where a name could. */
const HEADING =
  /^(?:curriculum|vitae|resume|cv|bio|data|biodata|profile|summary|objective|career|contact|details|personal|information|about|address|education|skills|declaration|name|company|designation|relation|mobile|phone|email|father|mother)$/i;

// One to four words, each with a capital letter if its script has them; a label makes up for small letters.
const NAME = /^(?:(?!\p{Ll})[\p{L}\p{M}][\p{L}\p{M}\u200c\u200d.'’]*(?: |$)){1,4}$/u;

/** What follows a name on its line. */
const AFTER = / ?[|,(]| \p{L}+ ?:/u;
const LATIN = /\p{Script=Latin}/u;

/** Reads whose a CV is. Whatever is doubtful is '': an empty field is seen and filled, a wrong name is not. */
export function contactIn(text: string, fileName: string): { name: string; phone: string; email: string } {
  const lines = text.split('\n').map((line) => line.trim());
  const wordsOf = lines.map((line) => line.replace(/\s+/g, ' ').split(/[ ,;|]/));
  const addresses = wordsOf.flat().map((word) => (word.includes('@') ? readEmail(word) : null));
  const email = addresses.find(Boolean) ?? '';
  const plain = wordsOf.map((words) => words.filter((word) => !/[@/]/.test(word)).join(' '));
  const numbers = plain.flatMap((line) => phoneNumbers(line));
  const said = `${fileName} ${email.split('@')[0]}`.toLowerCase();
  return { name: nameIn(lines.filter(Boolean), said), phone: numbers[0] ?? '', email };
}

/**
 * A name is labelled as one, or the file's name or the address says a word of it that means nothing else, or it is the
 * first line and means nothing else. A part of it may: Singh is a word for a region, too. Below the top a label may be
 * that of a reference, so that all labels there must say the same.
 */
function nameIn(lines: string[], said: string): string {
  const top = lines.slice(0, TOP_LINES).map((line, index) => nameAt(lines, index, said));
  const best = Math.max(0, ...top.map(({ rank }) => rank));
  if (best > 0) return top.find(({ rank }) => rank === best)!.name;
  const below = lines.flatMap((_, index) => (index < TOP_LINES ? [] : nameAt(lines, index, said)));
  const labelled = below.flatMap(({ name, rank }) => (rank === LABEL_RANK ? name : []));
  const [name = '', ...others] = new Set(labelled);
  return others.length === 0 ? name : '';
}

const LABEL_RANK = 3;

/** The name that a line may be, and how likely: 0 for no name. */
function nameAt(lines: string[], index: number, said: string): { name: string; rank: number } {
  const line = lines[index]!;
  const label = LABEL.exec(line)?.[0];
  // A table's cells are lines of their own.
  const [next = '', afterNext = ''] = lines.slice(index + 1, index + 3);
  const cell = next.replace(/^: ?/, '') || afterNext;
  const whole = (label === undefined ? line : line.slice(label.length) || cell).replace(/\s+/g, ' ');
  const [outer = ''] = whole.split(AFTER);
  const [, inner = ''] = /\(([^()]+)\)$/.exec(whole) ?? [];
  // The same name in two scripts: staff search for it in Latin letters.
  const isTwice = whole === `${outer} (${inner})` && LATIN.test(outer) !== LATIN.test(inner);
  const name = isTwice && LATIN.test(inner) ? inner : outer;
  const words = name.split(/[ .]/).filter((word) => word.length > 2);
  const plain = words.filter((word) => !MEANINGFUL.has(word.toLowerCase()));
  const isName = NAME.test(label === undefined ? name : name.toUpperCase());
  if (!isName || words.length === 0 || words.some((word) => HEADING.test(word))) return { name, rank: 0 };
  const isHeadOfTable = line === label && plain.length < words.length;
  if (label !== undefined) return { name, rank: isHeadOfTable ? 0 : LABEL_RANK };
  if (plain.some((word) => said.includes(word.toLowerCase()))) return { name, rank: 2 };
  const isFirst = (index === 0 && name === whole) || (index < 3 && isTwice);
  return { name, rank: isFirst && words.length > 1 && plain.length === words.length ? 1 : 0 };
}

const MAX_MB = 64;
export const FOLDER_LIMIT = {
  maxBytes: MAX_MB * 1024 * 1024,
  tooLong: `These files are larger than ${MAX_MB} MB together. Nothing was kept: choose fewer at a time.`,
};

/** Asks for a folder of CVs. */
export const cvFolder = (c: DeskContext) => show(c, { source: FOLDER }, {});

async function show(c: DeskContext, values: Record<string, string>, mistakes: Mistakes) {
  return narrowPage(
    c,
    { title: 'Add a folder of CVs', here: '/applications', mistakes },
    <>
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
        <Origin values={values} isFolder />
        <button class="primary">Read them</button>
      </form>
    </>,
  );
}

/**
 * Takes a folder of CVs. Each is stored at once, whole, to be checked afterwards: a page cannot keep chosen files beside
 * a form that is corrected, so anything else would lose work. Sending the folder again adds only what is missing.
 */
export async function addPeople(c: DeskContext, body: Body) {
  const { store, readCv, now } = c.var.desk;
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
  return narrowPage(
    c,
    { title: `${counted(refused.length, 'file')} could not be taken`, here: '/applications' },
    <>
      <ul>
        {refused.map((line) => (
          <li>{line}</li>
        ))}
      </ul>
      <a class="button primary" href="/people/check">
        Check the others
      </a>
    </>,
  );
}
