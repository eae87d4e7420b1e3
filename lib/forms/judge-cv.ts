import { cvProblems, describeHead } from '../content/forms/cv-problems';
import { CV_MAX_BYTES } from '../cv/cv';
import { CV_HEAD_BYTES, judgeHead } from '../cv/cv-head';

/** Error message for a file that cannot be a CV by its size; null if it may be one. */
export function problemBySize(file: File): string | null {
  // Browsers submit an empty file input as an empty file without a name.
  if (file.size === 0) return file.name === '' ? cvProblems.missing : cvProblems.empty;
  return file.size > CV_MAX_BYTES ? cvProblems['too-large'] : null;
}

/** The same for a newly chosen file, by its first bytes as well. The server repeats this and checks the whole file. */
export async function judgeCv(file: File): Promise<string | null> {
  const problem = problemBySize(file);
  if (problem) return problem;
  const head = await readHead(file);
  const judged = head && judgeHead(head);
  if (!judged) return cvProblems.damaged;
  return 'problem' in judged ? describeHead(judged) : null;
}

/** Null if the browser cannot read it, e.g. because it was moved or is in a cloud that is offline. */
async function readHead(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, CV_HEAD_BYTES).arrayBuffer());
  } catch {
    return null;
  }
}
