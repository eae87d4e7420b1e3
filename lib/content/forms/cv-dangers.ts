import type { CvProblem, Inspected } from '../../cv/cv';
import { cvProblems, otherKind } from './cv-problems';
import { inLanguages } from '../words';

/** Reasons for rejecting a CV that only the server can detect; not part of the page's script. */
export const cvDangers: Record<Exclude<CvProblem, keyof typeof cvProblems>, string> = inLanguages(
  'cvDangers',
  {
    locked: 'This file is protected by a password. Save it without one and choose it again',
    macros: 'This file contains macros. Save it as PDF and choose that file',
    attachments:
      'This file has other files inside it. Save your CV as a new PDF, without them, and choose that file',
    outside:
      'This file loads something from elsewhere or sends something there. Save it as PDF and choose that file',
    'too-expanded': 'This file becomes far too big when it is opened. Save it as PDF and choose that file',
  },
);

/** Response to an infected file. */
export const infected = inLanguages(
  'infected',
  () =>
    'We found a virus in this file. Check your computer or phone for viruses, save your CV as a new PDF and choose that file',
);

/** Added to an application with a CV that could not be examined, or not wholly; only staff read it. */
export const keptUnread = (fileName: string) =>
  `[Note of the website: parts of the CV “${fileName}” could not be examined. View it at the desk, which shows it as pictures, or scan it for viruses before you open it.]`;

/** Added to an application whose CV was rejected after receipt. `problem`: the message for its sender. */
export const removedLater = (fileName: string, problem: string) =>
  `[Note of the website: the CV “${fileName}” was removed after the application had been received, too late to tell its sender: “${problem}”. Ask the candidate for another file.]`;

/** Replacement page for such a CV; ASCII lines. */
export const removedCvPage = [
  'The CV of this application was removed after the application had been received.',
  'The message of the application says why. Please ask the candidate for another file.',
];

export const describeCv = ({ problem, kind }: Extract<Inspected, { problem: CvProblem }>) =>
  kind ? otherKind(kind) : { ...cvProblems, ...cvDangers }[problem];
