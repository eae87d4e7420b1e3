/**
 * Matches a PDF name, any character of which may be written as # and two hex digits: /J#61vaScript. ISO 32000-1, 7.3.5.
 */
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

/** Which of these marks occur in a PDF, or a part of one. */
export function marksIn(content: Buffer): Set<RegExp> {
  const found = new Set<RegExp>();
  for (const chunk of chunksOf(content)) {
    for (const mark of MARKS) if (mark.test(chunk)) found.add(mark);
  }
  return found;
}

// V8 collects short-lived strings of this size almost for free; those as long as a CV trigger full collections.
const CHUNK_BYTES = 48 * 1024;

/**
 * The content as text, in chunks of about 48 kB that only end where no mark can continue, however much white space is
 * in it.
 */
function* chunksOf(content: Buffer): Generator<string> {
  let start = 0;
  while (start < content.length) {
    let end = Math.min(start + CHUNK_BYTES, content.length);
    while (end < content.length && CHUNK_ENDS[content[end - 1]!] === 0) end++;
    yield content.toString('latin1', start, end);
    start = end;
  }
}

// Marks consist of names, numbers, white space (which in a regular expression includes 0xA0) and "<<".
const CHUNK_ENDS = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number(byte > 0xa0 || '()[]>'.includes(String.fromCharCode(byte))),
);
