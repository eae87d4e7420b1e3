import type { CvExtension, CvKind } from './cv';

/** How many leading bytes these functions examine: as many as PDF readers search for a header. */
export const CV_HEAD_BYTES = 1024;

/** A file's type by its first bytes: an OLE compound file (DOC), a zip archive (DOCX), a PDF, or null. */
export function detectCvType(bytes: Uint8Array): CvExtension | null {
  const head = headOf(bytes);
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'doc';
  if (head.startsWith('PK\x03\x04')) return 'docx';
  // Scanners and mail programs put lines before the header, which readers skip.
  return head.includes('%PDF-') ? 'pdf' : null;
}

export type JudgedHead =
  { type: CvExtension } | { problem: 'executable' | 'damaged' | 'wrong-type'; kind?: CvKind };

/** The CV type suggested by the first bytes, regardless of the name, or what the file is instead. A preliminary check. */
export function judgeHead(bytes: Uint8Array): JudgedHead {
  if (startsAsProgram(bytes)) return { problem: 'executable' };
  const head = headOf(bytes);
  if (/^\0{16}\0*$/.test(head)) return { problem: 'damaged' };
  const kind = HEADS.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
  const type = kind === null || kind === 'text' ? detectCvType(bytes) : null;
  return type ? { type } : { problem: 'wrong-type', ...(kind && { kind }) };
}

/** File types that people submit instead of a CV, by their first bytes, one character each. */
const HEADS: readonly [kind: CvKind, pattern: RegExp][] = [
  ['rtf', /^(\xef\xbb\xbf)?\s*\{\\rtf/],
  ['odt', /^PK\x03\x04[^]{26}mimetypeapplication\/vnd\.oasis\.opendocument\.text/],
  ['pages', /^PK\x03\x04[^]*\.iwa/],
  ['heic', /^[^]{4}ftyp(hei|hev|mif|msf|avi)/],
  ['film', /^([^]{4}ftyp|\x1aE\xdf\xa3|ID3)/],
  ['picture', /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF[^]{4}WEBP|BM[^]{4}\0{4}|II\*\0|MM\0\*)/],
  ['zip', /^(Rar!|7z\xbc\xaf|\x1f\x8b)/],
  ['html', /^(?![^]*%PDF-)[^]*<(!doctype\s+html|html|head|body)\b/i],
  ['text', /^(\xff\xfe|\xfe\xff|[^\0-\x08\x0e-\x1a\x1c-\x1f]+$)/],
];

// Windows, Linux, scripts, macOS (five kinds, one shared with Java classes).
const PROGRAM = /^(MZ|\x7fELF|#!|\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe)/;

/** Whether a file would be executed rather than opened. */
export const startsAsProgram = (bytes: Uint8Array): boolean =>
  PROGRAM.test(headOf(bytes.subarray(0, 8)).replace(/^(\xef\xbb\xbf)?\s*/, ''));

/** One character per byte. Without Buffer, as this also runs in browsers. */
const headOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, CV_HEAD_BYTES));
