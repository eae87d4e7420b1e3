/** A PDF's name, each character of which may be written as # and two hexadecimal digits: /J#61vaScript. ISO 32000-1, 7.3.5. */
export const pdfName = (word: string) =>
  `/${[...word].map((letter) => `(?:${letter}|#${hexadecimal(letter)})`).join('')}(?![\\w#])`;
const hexadecimal = (letter: string) =>
  letter
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
const ACTION = `${pdfName('S')}\\s*`;
const VALUE = '\\s*(\\d+\\s+\\d+\\s+R|<<)';

export const ENCRYPT = new RegExp(pdfName('Encrypt') + VALUE);
export const LAUNCH = new RegExp(ACTION + pdfName('Launch'));
export const SCRIPT = new RegExp(ACTION + pdfName('JavaScript'));
export const NAMED_SCRIPTS = new RegExp(pdfName('JavaScript') + VALUE);
export const OPEN_ACTION = new RegExp(pdfName('OpenAction'));
const MARKS = [ENCRYPT, LAUNCH, SCRIPT, NAMED_SCRIPTS, OPEN_ACTION];

/** Which of these marks a PDF, or a part of one, holds. */
export function marksIn(content: Buffer): Set<RegExp> {
  const found = new Set<RegExp>();
  for (const stretch of stretchesOf(content)) {
    for (const mark of MARKS) if (mark.test(stretch)) found.add(mark);
  }
  return found;
}

// V8 collects short-lived texts of this size at next to no cost; those of a CV's size make it go through all of memory.
const STRETCH_BYTES = 48 * 1024;

/** The content as text, in pieces of about 48 kB that end where no mark can go on, however much space lies within it. */
function* stretchesOf(content: Buffer): Generator<string> {
  let start = 0;
  while (start < content.length) {
    let end = Math.min(start + STRETCH_BYTES, content.length);
    while (end < content.length && ENDS[content[end - 1]!] === 0) end++;
    yield content.toString('latin1', start, end);
    start = end;
  }
}

// Marks are made of names, numbers, space (which 0xA0 is to a regular expression) and "<<".
const ENDS = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number(byte > 0xa0 || '()[]>'.includes(String.fromCharCode(byte))),
);
