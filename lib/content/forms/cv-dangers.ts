import type { CvExtension, CvKind, CvProblem, Inspected } from '../../shared/cv/cv';
import { cvProblems, misnamed, RICH_TEXT } from './cv-problems';

/** Why a file is not taken as a CV, as far as only the server can tell: kept out of the page's script. */
export const cvDangers: Record<Exclude<CvProblem, keyof typeof cvProblems>, string> = {
  locked: 'This file is protected by a password. Save it without one and choose it again',
  macros: 'This file contains macros. Save it as PDF and choose that file',
  attachments:
    'This file has other files inside it. Save your CV as a new PDF, without them, and choose that file',
  outside:
    'This file loads something from elsewhere or sends something there. Save it as PDF and choose that file',
  'too-expanded': 'This file unpacks to far more than a CV holds. Save it as PDF and choose that file',
};

/** What a file is that is not what its name says. */
export const cvKinds: Record<CvKind, string> = {
  pdf: 'a PDF file',
  doc: 'an old Word file',
  docx: 'a new Word file',
  rtf: RICH_TEXT,
  odt: 'an OpenDocument text',
  html: 'a web page',
  text: 'a plain text file',
  picture: 'a picture',
  sheet: 'a spreadsheet',
  slides: 'a presentation',
  zip: 'an archive of files',
};

/** Said of a file with a virus, when it is sent. */
export const infected =
  'A virus was found in this file. Check your computer or phone for viruses, save your CV as a new PDF and choose that file';

/** Added to the message of an application in whose CV a virus was found after it had been received. */
export const infectedLater = (fileName: string) =>
  `[Note of the website: the CV “${fileName}” was removed, because a virus was found in it after the application had been received. Ask the candidate for another file.]`;

/** The page that stands in such a CV's place, in lines of letters without accents. */
export const removedCvPage = [
  'The CV of this application was removed: a virus was found in it after the application',
  'had been received. Please ask the candidate for another file.',
];

/** What was found wrong with a file named `.extension`. */
export function describeCv(
  found: Extract<Inspected, { problem: CvProblem }>,
  extension: CvExtension,
): string {
  if (found.kind) return misnamed(cvKinds[found.kind], extension);
  return { ...cvProblems, ...cvDangers }[found.problem];
}
