import { infected } from '../../content/forms/cv-dangers';
import type { FileCheck } from './check-first';

/** Finds a virus: its name, or null. @throws Error without a verdict */
type FindVirus = (bytes: Uint8Array) => Promise<string | null>;

/** Checks that a file holds no virus that is known. */
export function scanFile(findVirus: FindVirus): FileCheck {
  return async ({ bytes }) => {
    const virus = await findVirus(bytes);
    return virus === null ? null : { flaw: virus, problem: infected() };
  };
}
