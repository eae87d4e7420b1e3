import type { OtherFormat } from '../../lib/content/sheet-problems';

const SIGNATURES: [OtherFormat, RegExp][] = [
  ['pdf', /^25504446/],
  ['gzip', /^1f8b/],
  ['picture', /^(?:89504e47|ffd8ff|47494638)/],
  // The records by which workbooks of Excel 2 to 4 begin, before there were compound files.
  ['xls', /^09(?:00|02|04|08)0[46]00/],
];

/** Which format that is no sheet of ours a file has by its first bytes; null if none that is known. */
export function fileOfOtherFormat(head: Uint8Array): OtherFormat | null {
  const mark = Buffer.from(head.subarray(0, 8)).toString('hex');
  return SIGNATURES.find(([, signature]) => signature.test(mark))?.[0] ?? null;
}

/** Which format a text has that other programs write tables in; null if none that is known. */
export function tableOfOtherFormat(text: string): OtherFormat | null {
  if (/^\s*MIME-Version:/i.test(text)) return 'mhtml';
  if (!/^\s*</.test(text)) return null;
  if (/urn:schemas-microsoft-com:office:spreadsheet/.test(text) && /<(?:\w+:)?Workbook\b/.test(text))
    return 'xml';
  if (/<office:document\b/.test(text)) return 'fods';
  return /^\s*<(?:!doctype html|html|head|body|meta|style|table|\?xml)/i.test(text) && /<table\b/i.test(text)
    ? 'htmlTable'
    : null;
}
