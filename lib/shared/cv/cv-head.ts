import type { CvExtension } from './cv';

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

/** Magic numbers of programs: Windows, Linux, macOS (five kinds, one shared with Java classes), and scripts. */
const PROGRAM_STARTS = [
  'MZ',
  '\x7fELF',
  '#!',
  '\xfe\xed\xfa\xce',
  '\xfe\xed\xfa\xcf',
  '\xce\xfa\xed\xfe',
  '\xcf\xfa\xed\xfe',
  '\xca\xfe\xba\xbe',
];

/** Whether a file would be executed rather than opened. */
export function startsAsProgram(bytes: Uint8Array): boolean {
  const head = headOf(bytes)
    .slice(0, 8)
    .replace(/^(\xef\xbb\xbf)?\s*/, '');
  return PROGRAM_STARTS.some((start) => head.startsWith(start));
}

/** Whether nothing but zeros came, as from a disk or a download that failed. */
export const isBlank = (bytes: Uint8Array): boolean => /^\0{16}\0*$/.test(headOf(bytes));

/** Whether it is Rich Text, which old Word and many websites name .doc. */
export const isRichText = (bytes: Uint8Array): boolean => headOf(bytes).startsWith('{\\rtf');

/** One character a byte; not by Buffer, as browsers run this as well. */
function headOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, CV_HEAD_BYTES));
}
