import { describeCv } from '../../lib/content/forms/cv-dangers';
import { cvProblems } from '../../lib/content/forms/cv-problems';
import { apiAnswers } from '../../lib/content/api-answers';
import { cleanFileName, CV_MAX_BYTES, CV_TYPES, cvExtension } from '../../lib/shared/cv/cv';
import { inspectCv } from '../../lib/shared/cv/cv-content';
import { detectCvType } from '../../lib/shared/cv/cv-head';
import type { Cv } from '../store/forms/forms';

export type CheckedCv = { cv: Cv | null } | { problem: string; tooLarge?: true };

/**
 * Validates the part `cv_file` by its content, not its name: the CV, null where none was chosen, or the problem.
 * `isExamined`: it comes from a website, which has looked into it already.
 */
export async function checkCv(part: unknown, isExamined = false): Promise<CheckedCv> {
  if (part === undefined || part === null || part === '') return { cv: null };
  if (!(part instanceof File)) return { problem: apiAnswers.cv.notAFile };
  // Browsers submit an unfilled file field as an empty file without a name.
  if (part.size === 0 && part.name === '') return { cv: null };
  if (part.size === 0) return { problem: apiAnswers.cv.empty };
  if (part.size > CV_MAX_BYTES) return { problem: apiAnswers.cv.tooLarge, tooLarge: true };
  const bytes = new Uint8Array(await part.arrayBuffer());
  const type = detectCvType(bytes) ?? cvExtension(part.name);
  if (!type) return { problem: `${cvProblems['wrong-type']}.` };
  const name = cleanFileName(part.name);
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  if (extension !== undefined && extension !== type) {
    return { problem: apiAnswers.cv.otherType(type) };
  }
  const inspected = isExamined ? { type } : await inspectCv(bytes, type);
  if ('problem' in inspected) return { problem: `${describeCv(inspected, type)}.` };
  const named = extension === undefined ? `${name || 'cv'}.${type}` : name;
  return { cv: { name: named, mimeType: CV_TYPES[type], bytes } };
}
