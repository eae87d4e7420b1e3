import type { CvKind } from '../../cv/cv';
import type { JudgedHead } from '../../cv/cv-head';
import { inLanguages } from '../words';

/** Reasons for rejecting a CV that the browser can detect. */
export const cvProblems = inLanguages('cvProblems', {
  missing: 'Choose your CV',
  empty: 'The selected file is empty. Choose another file',
  'too-large': 'The CV must be smaller than 5 MB. Your phone’s scanner makes a smaller file than its camera',
  'wrong-type':
    'The CV must be a PDF, DOC or DOCX file, or a photo as JPEG, PNG or WebP. Save or export it as PDF and choose that file',
  executable: 'This file contains a program or a script. Save your CV as a new PDF and choose that file',
  damaged: 'This file is damaged and cannot be opened. Save your CV again and choose the new file',
});

/** Names of file kinds that are not accepted. */
export const cvKinds: Record<CvKind, string> = inLanguages('cvKinds', {
  rtf: 'an RTF file',
  odt: 'an OpenDocument text (ODT)',
  pages: 'a file of Apple Pages, Numbers or Keynote',
  html: 'a web page',
  text: 'a plain text file',
  picture: 'a picture, but not a JPEG, PNG or WebP',
  heic: 'a photo in the HEIC format',
  film: 'a video or a recording',
  sheet: 'a spreadsheet',
  slides: 'a presentation',
  mail: 'an email',
  zip: 'a ZIP file',
});

/** For a file of another kind. */
export const otherKind = inLanguages(
  'otherKind',
  (kind: CvKind) =>
    `This is ${cvKinds[kind]}. ${
      kind === 'zip'
        ? 'Take your CV out of it and choose that file'
        : kind === 'picture' || kind === 'heic'
          ? 'Save it as JPEG, or take a screenshot of it, and choose that file'
          : 'Save or export it as PDF and choose that file'
    }`,
);

/** Describes a problem found in a file's first bytes. */
export const describeHead = ({ problem, kind }: Extract<JudgedHead, { problem: unknown }>) =>
  kind ? otherKind(kind) : cvProblems[problem];
