import type { CvKind } from '../../cv/cv';
import type { JudgedHead } from '../../cv/cv-head';
import { saidInLanguages } from '../said-in-languages';
import { inLanguages } from '../words';

/** Why a file is not taken as a CV, in words for whoever chose it, as far as the browser can tell. */
export const cvProblems = inLanguages('cvProblems', {
  missing: 'Choose your CV',
  empty: 'The selected file is empty. Choose another file',
  'too-large': 'The CV must be smaller than 5 MB',
  'wrong-type': 'The CV must be a PDF, DOC or DOCX file. Save or export it as PDF and choose that file',
  executable: 'This file contains a program or a script. Save your CV as a new PDF and choose that file',
  damaged: 'This file is damaged and cannot be opened. Save your CV again and choose the new file',
});

/** What a file is that is no CV. */
export const cvKinds: Record<CvKind, string> = inLanguages('cvKinds', {
  rtf: 'an RTF file',
  odt: 'an OpenDocument text (ODT)',
  pages: 'a file of Apple Pages, Numbers or Keynote',
  html: 'a web page',
  text: 'a plain text file',
  picture: 'a picture',
  heic: 'a photograph in the HEIC format',
  film: 'a video or a recording',
  sheet: 'a spreadsheet',
  slides: 'a presentation',
  mail: 'an email',
  zip: 'an archive of files (ZIP)',
});

/** What is told of a file that is something else. */
export const otherKind = saidInLanguages(
  'otherKind',
  (kind: CvKind) =>
    `This is ${cvKinds[kind]}. ${
      kind === 'zip'
        ? 'Take your CV out of it and choose that file'
        : 'Save or export it as PDF and choose that file'
    }`,
);

/** What is told of a file by its first bytes. */
export const describeHead = ({ problem, kind }: Extract<JudgedHead, { problem: unknown }>) =>
  kind ? otherKind(kind) : cvProblems[problem];
