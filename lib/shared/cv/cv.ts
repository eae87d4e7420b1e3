/** What a CV may be, for the form, the website's handler and the built-in API alike. */

export const CV_MAX_BYTES = 5 * 1024 * 1024;

/** Extension → media type. */
export const CV_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type CvExtension = keyof typeof CV_TYPES;

/** The extension of a CV's file name, or null when a CV cannot have it. */
export function cvExtension(fileName: string): CvExtension | null {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(CV_TYPES, extension) ? (extension as CvExtension) : null;
}

/** Why a file of a right name and size is still no CV that staff can safely open, in words for whoever chose it. */
export const CV_PROBLEMS = {
  'wrong-type': 'The CV must be a PDF, DOC or DOCX file',
  locked: 'This file is protected by a password. Save it without one and choose it again',
  macros: 'This file contains macros. Save it as PDF and choose that file',
  executable: 'This file contains a program or a script. Save your CV as a new PDF and choose that file',
  'too-expanded': 'This file unpacks to far more than a CV holds. Save it as PDF and choose that file',
  damaged: 'This file is damaged and cannot be opened. Save your CV again and choose the new file',
} as const;
export type CvProblem = keyof typeof CV_PROBLEMS;

const LONGEST_NAME = 120;

/**
 * A file's name without folders, control and direction characters, and not starting with a dot; at most 120 characters,
 * extension kept. "" when nothing is left.
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
  if (letters.length <= LONGEST_NAME) return plain;
  const ending = [...(/\.[^.]{1,10}$/.exec(plain)?.[0] ?? '')];
  return [...letters.slice(0, LONGEST_NAME - ending.length), ...ending].join('');
}
