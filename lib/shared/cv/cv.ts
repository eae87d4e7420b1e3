/** What a CV may be, shared by the form, the website's handler and the built-in API. */

export const CV_MAX_BYTES = 5 * 1024 * 1024;

/** Extension → media type. */
export const CV_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type CvExtension = keyof typeof CV_TYPES;

/** The extension of a CV's file name, or null if it is not an accepted one. */
export function cvExtension(fileName: string): CvExtension | null {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(CV_TYPES, extension) ? (extension as CvExtension) : null;
}

/**
 * Why a file with an acceptable name and size is still not a CV that staff can safely open; worded in
 * lib/content/cv-problems.
 */
export type CvProblem =
  | 'wrong-type'
  | 'locked'
  | 'macros'
  | 'executable'
  /** Carries other files. */
  | 'attachments'
  /** Fetches something from elsewhere, or sends something there. */
  | 'outside'
  | 'too-expanded'
  | 'damaged';

/** What a file is that is not what its name says. */
export type CvKind = CvExtension | 'rtf' | 'odt' | 'html' | 'text' | 'picture' | 'sheet' | 'slides' | 'zip';

/** What was found of a CV: its true type, or what is wrong with it, and what a file of a wrong type is. */
export type Inspected = { type: CvExtension } | { problem: CvProblem; kind?: CvKind };

const MAX_NAME = 120;

/**
 * A file's name without folders, control and bidirectional characters or leading dots; at most 120 characters, keeping
 * the extension. "" when nothing is left.
 */
export function cleanFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  const letters = [...plain];
  if (letters.length <= MAX_NAME) return plain;
  const ending = [...(/\.[^.]{1,10}$/.exec(plain)?.[0] ?? '')];
  return [...letters.slice(0, MAX_NAME - ending.length), ...ending].join('');
}
