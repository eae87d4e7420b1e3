import { processWide } from '../process-wide';
import type { CvExtension, Inspected } from './cv';
import { openQueue, type Queue } from './examiner/queue';

declare module '../process-wide' {
  interface ProcessWide {
    cvQueue: Queue;
  }
}

/**
 * Checks that a file matches its extension, opens, and does nothing but show a CV. It is parsed, never executed, in a
 * process of its own, within twenty seconds and 256 MB.
 *
 * @throws ExaminerFailed when it cannot be examined now, for no fault of its own
 */
export function inspectCv(bytes: Uint8Array, extension: CvExtension): Promise<Inspected> {
  return queue().ask({ bytes, extension });
}

/** Has what inspects CVs ready for one that is about to come. */
export function expectCv(): void {
  queue().warm();
}

const queue = () => (processWide.cvQueue ??= openQueue());
