import { HTTPException } from 'hono/http-exception';
import { describeCv, keptUnread } from '../../lib/content/forms/cv-dangers';
import { apiAnswers } from '../../lib/content/api-answers';
import { cvFileName } from '../../lib/base/text/file-name';
import { CV_MAX_BYTES, CV_TYPES, type Inspected } from '../../lib/cv/cv';
import { inspectCv } from '../../lib/cv/cv-content';
import { judgeHead } from '../../lib/cv/cv-head';
import type { Cv } from '../forms/forms';

/** `note`: for the staff, about a CV that could not be judged wholly. */
type CheckedCv = { cv: Cv | null; note?: string } | { problem: string; tooLarge?: true };

/** Validates the part `cv_file` by its content; null if none was chosen. `isExamined`: by a website already. */
export async function examineUpload(part: unknown, isExamined = false): Promise<CheckedCv> {
  if (part === undefined || part === null || part === '') return { cv: null };
  if (!(part instanceof File)) return { problem: apiAnswers.cv.notAFile };
  // Browsers submit an unfilled file field as an empty file without a name.
  if (part.size === 0 && part.name === '') return { cv: null };
  if (part.size === 0) return { problem: apiAnswers.cv.empty };
  if (part.size > CV_MAX_BYTES) return { problem: apiAnswers.cv.tooLarge, tooLarge: true };
  const bytes = new Uint8Array(await part.arrayBuffer());
  const judged = judgeHead(bytes);
  const found = isExamined || 'problem' in judged ? judged : await inspect(bytes);
  if ('problem' in found) return { problem: `${describeCv(found)}.` };
  const name = cvFileName(part.name, found.type);
  return {
    cv: { name, mimeType: CV_TYPES[found.type], bytes },
    note: 'unread' in found ? keptUnread(name) : undefined,
  };
}

async function inspect(bytes: Uint8Array): Promise<Inspected> {
  try {
    return await inspectCv(bytes);
  } catch (error) {
    // A failed inspection neither accepts nor rejects the CV.
    throw new HTTPException(503, { message: apiAnswers.request.busy, cause: error });
  }
}
