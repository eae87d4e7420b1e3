import type { CvProblem, Inspected } from '../../cv/cv';
import { cvProblems, otherKind } from './cv-problems';
import { saidInLanguages } from '../said-in-languages';
import { inLanguages } from '../words';

/** Why a file is not taken as a CV, as far as only the server can tell: kept out of the page's script. */
export const cvDangers: Record<Exclude<CvProblem, keyof typeof cvProblems>, string> = inLanguages(
  'cvDangers',
  {
    locked: 'This file is protected by a password. Save it without one and choose it again',
    macros: 'This file contains macros. Save it as PDF and choose that file',
    attachments:
      'This file has other files inside it. Save your CV as a new PDF, without them, and choose that file',
    outside:
      'This file loads something from elsewhere or sends something there. Save it as PDF and choose that file',
    'too-expanded': 'This file unpacks to far more than a CV holds. Save it as PDF and choose that file',
  },
);

/** Said of a file with a virus, when it is sent. */
export const infected = saidInLanguages(
  'infected',
  () =>
    'A virus was found in this file. Check your computer or phone for viruses, save your CV as a new PDF and choose that file',
);

/** Said of a file that could not be examined in hours; only the staff read it. */
export const unexaminable = 'This file could not be examined. Save your CV as a new PDF and choose that file';

/**
 * Added to the message of an application whose CV was found wrong after it had been received. `problem`: what its sender
 * would have been told.
 */
export const removedLater = (fileName: string, problem: string) =>
  `[Note of the website: the CV “${fileName}” was removed after the application had been received, too late to tell its sender: “${problem}”. Ask the candidate for another file.]`;

/** The page that stands in such a CV's place, in lines of letters without accents. */
export const removedCvPage = [
  'The CV of this application was removed after the application had been received.',
  'The message of the application says why. Please ask the candidate for another file.',
];

/** What was found wrong with a file. */
export const describeCv = ({ problem, kind }: Extract<Inspected, { problem: CvProblem }>) =>
  kind ? otherKind(kind) : { ...cvProblems, ...cvDangers }[problem];
