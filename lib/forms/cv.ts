import 'server-only';
import { cvProblems } from '../content/forms/cv-problems';
import { cleanFileName, CV_TYPES, cvExtension } from '../shared/cv/cv';
import { inspectCv } from '../shared/cv/cv-content';
import type { SubmittedFile } from '../upstream/enquiries';

/**
 * A CV under a clean name and its true type, or the reason why it is rejected: content and extension must agree, and it
 * must hold nothing executable. The form's schema has already checked size and extension.
 */
export async function checkCv(file: File): Promise<{ cv: SubmittedFile } | { problem: string }> {
  const extension = cvExtension(file.name);
  if (!extension) return { problem: cvProblems['wrong-type'] };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const inspected = await inspectCv(bytes, extension);
  if ('problem' in inspected) return { problem: cvProblems[inspected.problem] };
  const name = cleanFileName(file.name);
  const kept = cvExtension(name) ? name : `cv.${extension}`;
  return { cv: { name: kept, type: CV_TYPES[extension], bytes } };
}
