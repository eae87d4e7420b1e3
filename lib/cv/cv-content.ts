import { processWide } from '../base/process-wide';
import type { Inspected } from './cv';
import { openQueue, type Queue } from './examiner/queue';

declare module '../base/process-wide' {
  interface ProcessWide {
    cvQueue: Queue;
  }
}

/**
 * Determines a CV's type by its content, and whether it opens and has no active content. Parsed, never executed, in a
 * separate process, within five seconds and 256 MB; one file per `client` at a time.
 *
 * @throws ExaminerFailed without a verdict, which is not the file's fault
 */
export function inspectCv(bytes: Uint8Array, client?: string): Promise<Inspected> {
  return queue().ask(bytes, client);
}

/** Starts an examiner for a CV that is about to arrive. */
export function warmUpExaminer(): void {
  queue().warm();
}

const queue = () => (processWide.cvQueue ??= openQueue());
