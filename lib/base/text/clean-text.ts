import { decodeHTML } from 'entities';

// C0 and C1 control characters (except tab, line feed and carriage return, which count as white space), zero-width
// characters (except the joiners U+200C and U+200D, which Indian scripts need), and bidirectional overrides, which can
// make a line read backwards.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]/g;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
// Windows-1252's printable characters at 0x80 to 0x9F, for converting wrongly decoded text back into bytes.
const WINDOWS_1252 =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';

/** Cleans upstream text to one plain line; "" for placeholders such as "null" and "n/a". */
export function cleanText(text: string): string {
  const line = stripInvisible(repairMojibake(decodeTwice(text)))
    .replace(/\s+/g, ' ')
    .trim();
  return isNothing(line) ? '' : line;
}

/** Removes control characters from untrusted HTML; entities are kept. */
export function cleanHtml(html: string): string {
  const text = stripInvisible(repairMojibake(html)).trim();
  return isNothing(text) ? '' : text;
}

// Some upstreams escape twice: "R&amp;amp;D".
function decodeTwice(text: string): string {
  return text.includes('&') ? decodeHTML(decodeHTML(text)) : text;
}

function stripInvisible(text: string): string {
  return text.replace(CONTROL, ' ').replace(INVISIBLE, '').replace(LONE_SURROGATE, '');
}

function isNothing(text: string): boolean {
  return /^(null|undefined|nan|n\/a|-)$/i.test(text);
}

// A run of UTF-8 sequences misread as Windows-1252: lead bytes C2–F4, each with its continuation bytes 80–BF.
const FOLLOWERS = `[\\u0080-\\u00BF${[...WINDOWS_1252].filter((character) => character > '\u00BF').join('')}]`;
const MOJIBAKE = new RegExp(`(?:[\\u00C2-\\u00F4]${FOLLOWERS}{1,3})+`, 'g');
// Text is often misread more than once.
const MAX_PASSES = 3;

/** Repairs UTF-8 that was decoded as Windows-1252 ("Indiaâ€™s"); leaves other text alone. */
export function repairMojibake(text: string): string {
  let repaired = text;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const before = repaired;
    repaired = repaired.replace(MOJIBAKE, decodeAsUtf8);
    if (repaired === before) break;
  }
  return repaired;
}

function decodeAsUtf8(run: string): string {
  const bytes = Array.from(run, (character) => {
    const windows = WINDOWS_1252.indexOf(character);
    return windows >= 0 ? 0x80 + windows : character.charCodeAt(0);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    return run;
  }
}
