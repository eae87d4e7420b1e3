import { describeCv, infected, unexaminable } from '../../content/forms/cv-dangers';
import { inspectCv } from '../../cv/cv-content';
import { currentRequest } from '../../base/request-context';
import type { FileCheck } from './check-first';

// By then it has been tried some ten times.
const GIVEN_UP_AFTER_MS = 2 * 60 * 60_000;

/**
 * Checks that a CV opens and does nothing but show itself. What the examiner is lost over again and again, for two hours,
 * counts as unexaminable; while there is merely no examiner, it waits.
 */
export function examineCv(inspect: typeof inspectCv = inspectCv, now = Date.now): FileCheck {
  return async ({ bytes }, receivedAt) => {
    try {
      const found = await inspect(bytes, currentRequest()?.client ?? 'outbox');
      return 'problem' in found ? { flaw: found.problem, problem: describeCv(found) } : null;
    } catch (error) {
      const isHopeless =
        isOverTheFile(error) &&
        receivedAt !== undefined &&
        now() - Date.parse(receivedAt) > GIVEN_UP_AFTER_MS;
      if (isHopeless) return { flaw: 'unexaminable', problem: unexaminable };
      throw error;
    }
  };
}

// Not by its class: the queue may be of another bundle.
const isOverTheFile = (error: unknown) =>
  error instanceof Error && 'isOverTheFile' in error && error.isOverTheFile === true;

/** Finds a virus: its name, or null. @throws Error without a verdict */
type FindVirus = (bytes: Uint8Array) => Promise<string | null>;

/** Checks that a file holds no virus that is known. */
export function scanFile(findVirus: FindVirus): FileCheck {
  return async ({ bytes }) => {
    const virus = await findVirus(bytes);
    return virus === null ? null : { flaw: virus, problem: infected() };
  };
}
