import type { CvProblem } from '../../shared/cv/cv';

/** Why a file is not taken as a CV, in words for whoever chose it. */
export const cvProblems: Record<CvProblem | 'missing' | 'empty' | 'too-large', string> = {
  missing: 'Choose your CV',
  empty: 'The selected file is empty. Choose another file',
  'too-large': 'The CV must be smaller than 5 MB',
  'wrong-type': 'The CV must be a PDF, DOC or DOCX file',
  locked: 'This file is protected by a password. Save it without one and choose it again',
  macros: 'This file contains macros. Save it as PDF and choose that file',
  executable: 'This file contains a program or a script. Save your CV as a new PDF and choose that file',
  'too-expanded': 'This file unpacks to far more than a CV holds. Save it as PDF and choose that file',
  damaged: 'This file is damaged and cannot be opened. Save your CV again and choose the new file',
};
