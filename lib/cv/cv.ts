/** Limits and types of CVs, shared by the form, the website's handler and the built-in API. */

export const CV_MAX_BYTES = 5 * 1024 * 1024;

/** Extension → media type, of photographs of a CV. All browsers show these, and none of them can hold a script. */
const PICTURE_TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** Extension → media type. */
export const CV_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ...PICTURE_TYPES,
} as const;

/** Whether a CV is a photograph, by its media type. */
export const isPicture = (mimeType: string): boolean =>
  Object.values<string>(PICTURE_TYPES).includes(mimeType);
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

/** Result of an inspection: the type, `unread` if parts could not be judged; or the problem, and a wrong type's kind. */
export type Inspected = { type: CvExtension; unread?: true } | { problem: CvProblem; kind?: CvKind };
