import { processWide } from '../base/process-wide';
import type { Inspected } from './cv';
import { openQueue, type Queue } from './examiner/queue';

declare module '../base/process-wide' {
  interface ProcessWide {
    cvQueue: Queue;
  }
}

/**
 * Which kind of CV a file is, and whether it opens and does nothing but show one, whatever it is called. It is parsed, never
 * executed, in a process of its own, within five seconds and 256 MB. Of one `client` a single file is examined at a time.
 *
 * @throws ExaminerFailed when there is no verdict, which is not the file's fault
 */
export function inspectCv(bytes: Uint8Array, client?: string): Promise<Inspected> {
  return queue().ask(bytes, client);
}

/** Has what inspects CVs ready for one that is about to come. */
export function expectCv(): void {
  queue().warm();
}

const queue = () => (processWide.cvQueue ??= openQueue());
