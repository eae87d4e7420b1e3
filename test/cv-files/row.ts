import type { CvExtension, CvKind, CvProblem } from '../../lib/cv/cv';
import { openQueue } from '../../lib/cv/examiner/queue';

type Bytes = Buffer | (() => Buffer | Promise<Buffer>);

/** A file for the tests of CVs, and what must be found of it. */
export type Row = {
  what: string;
  /** What it is, or passes itself off as. */
  extension: CvExtension;
  bytes: Bytes;
  problem: CvProblem | null;
  kind?: CvKind;
};

/** Files of one extension and answer, by what they are. */
export const rows = (
  extension: CvExtension,
  problem: CvProblem | null,
  files: Record<string, Bytes>,
  kind?: CvKind,
): Row[] =>
  Object.entries(files).map(([what, bytes]) => ({ what, extension, bytes, problem, ...(kind && { kind }) }));

// Patient, because the machine may have a lot to do.
const queue = openQueue({ maxWaitMs: 120_000, timeoutMs: 60_000 });

/** Expects of a file what its row says. */
export async function expectAnswer({ bytes, extension, problem, kind }: Row): Promise<void> {
  const file = typeof bytes === 'function' ? await bytes() : bytes;
  const answer = problem ? { problem, ...(kind && { kind }) } : { type: extension };
  expect(await queue.ask(file)).toEqual(answer);
}
