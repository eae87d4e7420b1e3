import { describeCv, infected } from '../../content/forms/cv-dangers';
import { inspectCv } from '../../cv/cv-content';
import { currentRequest } from '../../base/request-context';
import type { FileCheck } from './check-first';

// About ten attempts.
const GIVEN_UP_AFTER_MS = 2 * 60 * 60_000;

/**
 * Checks that a CV opens and has no active content. A file on which the examiner has kept failing for two hours counts as
 * unread; while the examiner is merely unavailable, it waits.
 */
export function examineCv(inspect: typeof inspectCv = inspectCv, now = Date.now): FileCheck {
  return async ({ bytes }, receivedAt) => {
    try {
      const found = await inspect(bytes, currentRequest()?.client ?? 'outbox');
      if ('problem' in found) return { flaw: found.problem, problem: describeCv(found) };
      return found.unread ? 'unread' : null;
    } catch (error) {
      const isHopeless =
        wasExamining(error) && receivedAt !== undefined && now() - Date.parse(receivedAt) > GIVEN_UP_AFTER_MS;
      if (isHopeless) return 'unread';
      throw error;
    }
  };
}

// Duck-typed: the queue may come from another bundle.
const wasExamining = (error: unknown) =>
  error instanceof Error && 'wasExamining' in error && error.wasExamining === true;

/** Scans for viruses. Resolves with the name of one, or null. @throws Error without a verdict */
type FindVirus = (bytes: Uint8Array) => Promise<string | null>;

/** Checks that a file contains no known virus. */
export function scanFile(findVirus: FindVirus): FileCheck {
  return async ({ bytes }) => {
    const virus = await findVirus(bytes);
    return virus === null ? null : { flaw: virus, problem: infected() };
  };
}
