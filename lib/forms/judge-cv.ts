import { cvProblems, misnamed, RICH_TEXT } from '../content/forms/cv-problems';
import { CV_MAX_BYTES, cvExtension } from '../shared/cv/cv';
import { CV_HEAD_BYTES, detectCvType, isBlank, isRichText, startsAsProgram } from '../shared/cv/cv-head';

/** Why a file cannot be a CV by its name and size alone, in words for the visitor; null if it may be one. */
export function problemByName(file: File): string | null {
  // Browsers submit an empty file input as an empty file without a name.
  if (file.name === '') return cvProblems.missing;
  if (file.size === 0) return cvProblems.empty;
  if (file.size > CV_MAX_BYTES) return cvProblems['too-large'];
  return cvExtension(file.name) ? null : cvProblems['wrong-type'];
}

/**
 * The same for a file that was just chosen, by its first bytes as well. The server, which reads the whole file, refuses it
 * too, and more besides.
 */
export async function judgeCv(file: File): Promise<string | null> {
  return problemByName(file) ?? problemByHead(file);
}

async function problemByHead(file: File): Promise<string | null> {
  const head = await readHead(file);
  if (!head || isBlank(head)) return cvProblems.damaged;
  if (startsAsProgram(head)) return cvProblems.executable;
  const [type, extension] = [detectCvType(head), cvExtension(file.name)!];
  if (isRichText(head)) return misnamed(RICH_TEXT, extension);
  // Word wraps a DOCX with a password like a DOC: which it is takes the whole file.
  const mayBeLocked = type === 'doc' && extension === 'docx';
  return type === extension || mayBeLocked ? null : cvProblems['wrong-type'];
}

/** Null if the browser cannot read it, e.g. because it has been moved or is in a cloud that is out of reach. */
async function readHead(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, CV_HEAD_BYTES).arrayBuffer());
  } catch {
    return null;
  }
}
