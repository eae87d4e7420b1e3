import type { CvExtension, CvKind, CvProblem } from '../../lib/cv/cv';
import { openQueue } from '../../lib/cv/examiner/queue';

/** A file for the tests of CVs, and what must be found of it. */
export type Row = {
  what: string;
  /** What it is, or passes itself off as. */
  extension: CvExtension;
  bytes: Buffer | (() => Buffer | Promise<Buffer>);
  problem: CvProblem | null;
  kind?: CvKind;
  /** The program that was seen to find in it what it is said to have: see real/README.md. */
  confirmedBy?: string;
};

/** Shortens tables of rows with one extension and answer. */
export const rows =
  (extension: CvExtension, problem: CvProblem | null, confirmedBy?: string) =>
  (what: string, bytes: Row['bytes'], confirmed = confirmedBy): Row => ({
    ...{ what, extension, bytes, problem },
    ...(confirmed && { confirmedBy: confirmed }),
  });

// Patient, because the machine may have a lot to do.
const queue = openQueue({ maxWaitMs: 120_000, limits: { timeoutMs: 60_000, maxHeapMb: 256 } });

/** Expects of a file what its row says. */
export async function expectAnswer({ bytes, extension, problem, kind }: Row): Promise<void> {
  const file = typeof bytes === 'function' ? await bytes() : bytes;
  const answer = problem ? { problem, ...(kind && { kind }) } : { type: extension };
  expect(await queue.ask(file)).toEqual(answer);
}
