import type { CvProblem } from './cv';
import * as marks from './cv-pdf-marks';
import { unpackObjects } from './cv-pdf-objects';
import { endsAsZip, holdsProgram } from './cv-programs';

/**
 * What is wrong with a PDF, by ISO 32000-1: 7.6 encryption, 12.6.4.5 launch actions, 12.6.4.16 JavaScript. A missing
 * "%%EOF" is tolerated, as PDF readers do.
 */
export function inspectPdf(file: Buffer): CvProblem | null {
  if (endsAsZip(file) || holdsProgram(file)) return 'executable';
  if (/<(!doctype|html|script|svg)\b/i.test(file.toString('latin1', 0, 1024))) return 'executable';
  const open = marks.marksIn(file);
  if (open.has(marks.ENCRYPT)) return 'locked';
  const packed = unpackObjects(file);
  if (packed === null) return 'damaged';
  const everywhere = [open, ...packed.map(marks.marksIn)];
  const has = (mark: RegExp) => everywhere.some((found) => found.has(mark));
  return has(marks.LAUNCH) || runsScript(has) ? 'executable' : null;
}

// Form field scripts wait for user input; these run when the file is opened.
function runsScript(has: (mark: RegExp) => boolean): boolean {
  return has(marks.SCRIPT) && (has(marks.OPEN_ACTION) || has(marks.NAMED_SCRIPTS));
}
