import { constants, inflateRawSync } from 'node:zlib';
import type { CvProblem } from './cv';
import { endsAsZip, holdsProgram } from './cv-programs';

// An object stream takes some ten kilobytes, all of a CV's together some hundred.
const MOST_UNPACKED_BYTES = 16 * 1024 * 1024;
// One a page and a picture.
const MOST_STREAMS = 20_000;

// Any character of a name may be written as # and two hexadecimal digits: /J#61vaScript.
const name = (word: string) =>
  `/${[...word].map((letter) => `(?:${letter}|#${hexadecimal(letter)})`).join('')}(?![\\w#])`;
const hexadecimal = (letter: string) =>
  letter
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
const ACTION = `${name('S')}\\s*`;
const VALUE = '\\s*(\\d+\\s+\\d+\\s+R|<<)';

const ENCRYPT = new RegExp(name('Encrypt') + VALUE);
const LAUNCH = new RegExp(ACTION + name('Launch'));
const SCRIPT = new RegExp(ACTION + name('JavaScript'));
const NAMED_SCRIPTS = new RegExp(name('JavaScript') + VALUE);
const OPEN_ACTION = new RegExp(name('OpenAction'));
const OBJECT_STREAM = new RegExp(name('ObjStm'));
const FILTER = new RegExp(name('Filter'));

/**
 * What is wrong with a PDF, by ISO 32000-1: 7.6 encryption, 12.6.4.5 launch actions, 12.6.4.16 JavaScript. A missing
 * "%%EOF" is tolerated, as readers do.
 */
export function inspectPdf(file: Buffer): CvProblem | null {
  const raw = file.toString('latin1');
  if (endsAsZip(raw) || holdsProgram(raw)) return 'executable';
  if (/<(!doctype|html|script|svg)\b/i.test(raw.slice(0, 1024))) return 'executable';
  if (ENCRYPT.test(raw)) return 'locked';
  const packed = unpackObjects(file, raw);
  if (packed === null) return 'damaged';
  // Not joined: that would copy the file.
  const says = (mark: RegExp) => mark.test(raw) || mark.test(packed);
  return says(LAUNCH) || runsScript(says) ? 'executable' : null;
}

// Scripts of form fields wait for the reader's hand; these start by opening the file.
function runsScript(says: (mark: RegExp) => boolean): boolean {
  return says(SCRIPT) && (says(OPEN_ACTION) || says(NAMED_SCRIPTS));
}

/**
 * The dictionaries that lie packed in object streams (7.5.7), or null when one cannot be unpacked or they are too much:
 * what cannot be looked into here might still be read by a more patient reader.
 */
function unpackObjects(file: Buffer, raw: string): string | null {
  let [unpacked, left, previous, streams] = ['', MOST_UNPACKED_BYTES, 0, 0];
  for (const { index, 0: keyword } of raw.matchAll(/\bstream\r?\n/g)) {
    if (++streams > MOST_STREAMS) return null;
    const before = raw.slice(Math.max(previous, index - 2000), index);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    previous = index;
    // Without a filter they lie open.
    if (!OBJECT_STREAM.test(dictionary) || !FILTER.test(dictionary)) continue;
    const objects = inflate(file.subarray(index + keyword.length), left);
    if (objects === null) return null;
    left -= objects.length;
    unpacked += `\n${objects.toString('latin1')}`;
  }
  return unpacked;
}

// Readers forgive a wrong checksum and a missing end, so the two bytes of header are skipped and both are not asked for.
function inflate(packed: Buffer, most: number): Buffer | null {
  if (most <= 0) return null;
  try {
    return inflateRawSync(packed.subarray(2), {
      maxOutputLength: most,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch {
    return null;
  }
}
