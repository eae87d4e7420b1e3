import type { CvExtension, CvKind } from './cv';

/** How many bytes of a file's beginning these functions look at: as far as PDF readers look for a header. */
export const CV_HEAD_BYTES = 1024;

/** A file's type by its first bytes: an OLE compound file (DOC), a zip archive (DOCX), a PDF, or null. */
export function detectCvType(bytes: Uint8Array): CvExtension | null {
  const head = headOf(bytes);
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'doc';
  if (head.startsWith('PK\x03\x04')) return 'docx';
  // Scanners and mail programs put lines before the header, and readers skip them.
  return head.includes('%PDF-') ? 'pdf' : null;
}

export type JudgedHead =
  { type: CvExtension } | { problem: 'executable' | 'damaged' | 'wrong-type'; kind?: CvKind };

/**
 * Which type of CV a file may be by its first bytes, whatever it is called; what it is instead. Examining all of it may
 * still show that it is none.
 */
export function judgeHead(bytes: Uint8Array): JudgedHead {
  if (startsAsProgram(bytes)) return { problem: 'executable' };
  const head = headOf(bytes);
  if (/^\0{16}\0*$/.test(head)) return { problem: 'damaged' };
  const kind = HEADS.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
  const type = kind === null || kind === 'text' ? detectCvType(bytes) : null;
  return type ? { type } : { problem: 'wrong-type', ...(kind && { kind }) };
}

/** What people bring in place of a CV, by its first bytes, one letter each. */
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

/** One character a byte; not by Buffer, as browsers run this as well. */
const headOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, CV_HEAD_BYTES));
