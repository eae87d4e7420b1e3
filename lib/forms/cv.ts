import 'server-only';
import { describeCv } from '../content/forms/cv-dangers';
import { cvProblems } from '../content/forms/cv-problems';
import { cleanFileName, CV_TYPES, cvExtension } from '../shared/cv/cv';
import { inspectCv } from '../shared/cv/cv-content';
import type { SubmittedFile } from '../upstream/enquiries';

/**
 * A CV under a clean name and its true type, or the reason why it is rejected: content and extension must agree, and it
 * must hold nothing that runs, fetches or hides something. The form's schema has already checked size and extension.
 *
 * @throws ExaminerFailed when it cannot be examined now
 */
export async function checkCv(file: File): Promise<{ cv: SubmittedFile } | { problem: string }> {
  const extension = cvExtension(file.name);
  if (!extension) return { problem: cvProblems['wrong-type'] };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const inspected = await inspectCv(bytes, extension);
  if ('problem' in inspected) return { problem: describeCv(inspected, extension) };
  const name = cleanFileName(file.name);
  const kept = cvExtension(name) ? name : `cv.${extension}`;
  return { cv: { name: kept, type: CV_TYPES[extension], bytes } };
}
