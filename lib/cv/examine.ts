import type { Inspected } from './cv';
import { judgeHead } from './cv-head';
import { inspectDoc } from './doc/inspect-doc';
import { inspectDocx } from './docx/inspect-docx';
import { kindInside } from './file-kind';
import { inspectPdf } from './pdf/inspect-pdf';
import { TooExpanded } from './too-expanded';

/** `inspectCv` in this very process: for the examiner's, because a file may take its time and memory. */
export async function examine(file: Buffer): Promise<Inspected> {
  const judged = judgeHead(file);
  if ('problem' in judged) return judged;
  try {
    const problem = await INSPECT[judged.type](file);
    if (problem === null) return judged;
    const kind = problem === 'wrong-type' ? kindInside(file) : null;
    return { problem, ...(kind && { kind }) };
  } catch (error) {
    return { problem: error instanceof TooExpanded ? 'too-expanded' : 'damaged' };
  }
}

const INSPECT = { pdf: inspectPdf, doc: inspectDoc, docx: inspectDocx };
