import type { CvExtension, CvKind, CvProblem } from '../../lib/cv/cv';
import { openQueue } from '../../lib/cv/examiner/queue';

type Bytes = Buffer | (() => Buffer | Promise<Buffer>);

/** A test file with the expected result. */
export type Row = {
  what: string;
  /** Its real or pretended type. */
  extension: CvExtension;
  bytes: Bytes;
  /** 'unread': accepted, but not all of it could be judged. */
  problem: CvProblem | 'unread' | null;
  kind?: CvKind;
};

/** Rows with the same extension and expected result, by description. A file of a wrong type may say of which. */
export const rows = (
  extension: CvExtension,
  expected: Row['problem'] | `wrong-type: ${CvKind}`,
  files: Record<string, Bytes>,
): Row[] => {
  const [problem, kind] = (expected?.split(': ') ?? [null]) as [Row['problem'], CvKind?];
  return Object.entries(files).map(([what, bytes]) => ({
    what,
    extension,
    bytes,
    problem,
    ...(kind && { kind }),
  }));
};

// Long timeouts, as the machine may be busy.
const queue = openQueue({ maxWaitMs: 120_000, timeoutMs: 60_000 });

export async function expectAnswer({ bytes, extension, problem, kind }: Row): Promise<void> {
  const file = typeof bytes === 'function' ? await bytes() : bytes;
  const accepted = { type: extension, ...(problem === 'unread' && { unread: true }) };
  const answer = problem && problem !== 'unread' ? { problem, ...(kind && { kind }) } : accepted;
  expect(await queue.ask(file)).toEqual(answer);
}
