import type { CvExtension, CvKind } from './cv';

/** How many leading bytes these functions examine: as many as PDF readers search for a header. */
export const CV_HEAD_BYTES = 1024;

export type JudgedHead =
  { type: CvExtension } | { problem: 'executable' | 'damaged' | 'wrong-type'; kind?: CvKind };

/** The CV type suggested by the first bytes, regardless of the name, or what the file is instead. A preliminary check. */
export function judgeHead(bytes: Uint8Array): JudgedHead {
  if (startsAsProgram(bytes)) return { problem: 'executable' };
  const head = headOf(bytes);
  if (/^\0{16}\0*$/.test(head)) return { problem: 'damaged' };
  const kind = HEADS.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
  const type = TYPES.find(([, start]) => start.test(head))?.[0];
  return type && (kind === null || kind === 'text')
    ? { type }
    : { problem: 'wrong-type', ...(kind && { kind }) };
}

/** Pictures, an OLE compound file, a zip archive, and a PDF, before which scanners and mail programs put lines. */
const TYPES: readonly [type: CvExtension, start: RegExp][] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['doc', /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/],
  ['docx', /^PK\x03\x04/],
  ['pdf', /%PDF-/],
];

/** File types that people submit instead of a CV, by their first bytes, one character each. */
const HEADS: readonly [kind: CvKind, pattern: RegExp][] = [
  ['rtf', /^(\xef\xbb\xbf)?\s*\{\\rtf/],
  ['odt', /^PK\x03\x04[^]{26}mimetypeapplication\/vnd\.oasis\.opendocument\.text/],
  ['pages', /^PK\x03\x04[^]*\.iwa/],
  ['heic', /^[^]{4}ftyp(hei|hev|mif|msf|avi)/],
  ['film', /^([^]{4}ftyp|\x1aE\xdf\xa3|ID3)/],
  ['picture', /^(GIF8|BM[^]{4}\0{4}|II[*\xbc]|MM\0\*|[^]{40} EMF|\xd7\xcd\xc6\x9a|\x01\0\x09\0)/],
  ['zip', /^(Rar!|7z\xbc\xaf|\x1f\x8b)/],
  ['html', /^(?!\s*%PDF-)[^]*<(!doctype\s+html|html|head|body|script|svg|iframe|object|embed)\b/i],
  ['text', /^(\xff\xfe|\xfe\xff|[^\0-\x08\x0e-\x1a\x1c-\x1f]+$)/],
];

// Windows, Linux, scripts, macOS (five kinds, one shared with Java classes).
const PROGRAM = /^(MZ|\x7fELF|#!|\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe)/;

/** Whether a file would be executed rather than opened. */
export const startsAsProgram = (bytes: Uint8Array): boolean =>
  PROGRAM.test(headOf(bytes.subarray(0, 8)).replace(/^(\xef\xbb\xbf)?\s*/, ''));

/** One character per byte. Without Buffer, as this also runs in browsers. */
const headOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, CV_HEAD_BYTES));
