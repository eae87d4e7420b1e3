import type { CvExtension } from '../../shared/cv/cv';

/** Why a file is not taken as a CV, in words for whoever chose it, as far as the browser can tell. */
export const cvProblems = {
  missing: 'Choose your CV',
  empty: 'The selected file is empty. Choose another file',
  'too-large': 'The CV must be smaller than 5 MB',
  'wrong-type': 'The CV must be a PDF, DOC or DOCX file',
  executable: 'This file contains a program or a script. Save your CV as a new PDF and choose that file',
  damaged: 'This file is damaged and cannot be opened. Save your CV again and choose the new file',
};

/** The same of a file that is another than its name says: `what` with its article. */
export const misnamed = (what: string, extension: CvExtension) =>
  `This is ${what}, though its name ends in .${extension}. Save it as PDF and choose that file`;

export const RICH_TEXT = 'an RTF file';
