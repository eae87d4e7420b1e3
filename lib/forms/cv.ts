import 'server-only';
import { describeHead } from '../content/forms/cv-problems';
import { cvFileName } from '../base/text/file-name';
import { CV_TYPES } from '../cv/cv';
import { judgeHead } from '../cv/cv-head';
import type { SubmittedFile } from '../upstream/enquiries';

/** A CV with a clean name and the type found in its first bytes, or an error message. file-checks/ examines the rest. */
export async function checkCv(file: File): Promise<{ cv: SubmittedFile } | { problem: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const judged = judgeHead(bytes);
  if ('problem' in judged) return { problem: describeHead(judged) };
  return { cv: { name: cvFileName(file.name, judged.type), type: CV_TYPES[judged.type], bytes } };
}
