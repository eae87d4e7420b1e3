/** What a CV may be, shared by the form, the website's handler and the built-in API. */

export const CV_MAX_BYTES = 5 * 1024 * 1024;

/** Extension → media type. */
export const CV_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type CvExtension = keyof typeof CV_TYPES;

/** Why a file of an acceptable size is not a CV that staff can safely open; worded in lib/content/forms/cv-problems and cv-dangers. */
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

/** What a file is that is no CV: by its first bytes, and by names inside. */
export type CvKind = HeadKind | 'sheet' | 'slides' | 'mail';
type HeadKind = 'rtf' | 'odt' | 'pages' | 'html' | 'text' | 'picture' | 'heic' | 'film' | 'zip';

/** What was found of a file: its type, or what is wrong with it, and what a file of a wrong type is. */
export type Inspected = { type: CvExtension } | { problem: CvProblem; kind?: CvKind };

/** The name under which a CV is kept and passed on: its sender's, cleaned, with the ending of what it is and no other. */
export function cvFileName(name: string, type: CvExtension): string {
  const clean = cleanFileName(name);
  if (clean.toLowerCase().endsWith(`.${type}`)) return clean;
  const stem = cleanFileName(name.replace(/\.(pdf|docx?)(?![\p{L}\p{N}])/giu, ''))
    .replace(/[. ]+$/, '')
    // "cv.exe", "B.Tech": not to be taken for an ending.
    .replace(/\.(?=[^.\s]*$)/, '-');
  return cleanFileName(`${stem || 'cv'}.${type}`);
}

const MAX_NAME = 120;

/**
 * A file's name without folders, characters that cannot be seen or leading dots; at most 120 characters, keeping
 * the extension. "" when nothing is left.
 */
function cleanFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .normalize('NFC')
    // Indian scripts need the two joiners.
    .replace(/(?![\u200C\u200D])[\p{C}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  const letters = [...plain];
  if (letters.length <= MAX_NAME) return plain;
  const ending = [...(/\.[^.]{1,10}$/.exec(plain)?.[0] ?? '')];
  return [...letters.slice(0, MAX_NAME - ending.length), ...ending].join('');
}
