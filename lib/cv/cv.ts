/** Limits and types of CVs, shared by the form, the website's handler and the built-in API. */

export const CV_MAX_BYTES = 5 * 1024 * 1024;

/** Extension → media type. */
export const CV_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type CvExtension = keyof typeof CV_TYPES;

/**
 * Why a file of acceptable size is not a CV that staff can safely open; worded in lib/content/forms/cv-problems and
 * cv-dangers.
 */
export type CvProblem =
  | 'wrong-type'
  | 'locked'
  | 'macros'
  | 'executable'
  /** Contains other files. */
  | 'attachments'
  /** Loads or sends data over the network. */
  | 'outside'
  | 'too-expanded'
  | 'damaged';

/** Types of files that are not CVs: by their first bytes, or by names inside. */
export type CvKind = HeadKind | 'sheet' | 'slides' | 'mail';
type HeadKind = 'rtf' | 'odt' | 'pages' | 'html' | 'text' | 'picture' | 'heic' | 'film' | 'zip';

/**
 * Result of an inspection: the type, and `unread` if parts could not be judged; or the problem, with the actual kind of a
 * file of a wrong type.
 */
export type Inspected = { type: CvExtension; unread?: true } | { problem: CvProblem; kind?: CvKind };

/** The name for storing and forwarding a CV: its sender's, cleaned, with the extension of its actual type. */
export function cvFileName(name: string, type: CvExtension): string {
  const clean = cleanFileName(name);
  if (clean.toLowerCase().endsWith(`.${type}`)) return clean;
  const stem = cleanFileName(name.replace(/\.(pdf|docx?)(?![\p{L}\p{N}])/giu, ''))
    .replace(/(?<![. ])[. ]+$/, '')
    // "cv.exe", "B.Tech": must not look like an extension.
    .replace(/\.(?=[^.\s]*$)/, '-');
  return cleanFileName(`${stem || 'cv'}.${type}`);
}

const MAX_NAME = 120;

/** A file name without folders, invisible characters or leading dots, of at most 120 characters; may be empty. */
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
