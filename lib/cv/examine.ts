import type { CvKind, Inspected } from './cv';
import { CV_HEAD_BYTES, judgeHead } from './cv-head';
import { inspectDoc } from './inspect-doc';
import { inspectDocx } from './docx/inspect-docx';
import { holdsProgram } from './hidden-files';
import { inspectPdf } from './pdf/inspect-pdf';
import { inspectJpeg, inspectPng, inspectWebp } from './inspect-picture';
import { refuse, Refused } from './refused';

const INSPECT = {
  pdf: inspectPdf,
  doc: inspectDoc,
  docx: inspectDocx,
  jpg: inspectJpeg,
  png: inspectPng,
  webp: inspectWebp,
};

/** `inspectCv` without a separate process: for the examiner itself, because a file may take much time and memory. */
export async function examine(file: Buffer): Promise<Inspected> {
  const judged = judgeHead(file);
  if ('problem' in judged) return judged;
  try {
    // PDF readers look for their header in the first kilobyte of anything.
    const isPdfAsWell = judged.type !== 'pdf' && file.subarray(0, CV_HEAD_BYTES).includes('%PDF-');
    if (isPdfAsWell || holdsProgram(file)) refuse('executable');
    const isRead = await INSPECT[judged.type](file);
    return { ...judged, ...(!isRead && { unread: true }) };
  } catch (error) {
    const problem = error instanceof Refused ? error.problem : 'damaged';
    const kind = problem === 'wrong-type' ? kindInside(file) : undefined;
    return { problem, ...(kind && { kind }) };
  }
}

/** Names inside an archive or OLE compound file that identify the program that made it. */
const INSIDE: readonly [names: RegExp, kind: CvKind][] = [
  [/xl\/workbook\.|opendocument\.spreadsheet|Workbook/, 'sheet'],
  [/ppt\/presentation\.|opendocument\.presentation|PowerPoint/, 'slides'],
  [/opendocument\.text/, 'odt'],
  [/\.iwa/, 'pages'],
  [/__substg1\.0_/, 'mail'],
  [/^PK/, 'zip'],
];

/** The kind of a file that starts like a CV but is none; undefined if unknown. */
function kindInside(file: Buffer): CvKind | undefined {
  // Names have one or two bytes per letter.
  const text = file.toString('latin1').replaceAll('\0', '');
  return INSIDE.find(([names]) => names.test(text))?.[1];
}
