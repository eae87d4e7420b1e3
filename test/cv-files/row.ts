import type { CvExtension, CvKind, CvProblem, Inspected } from '../../lib/shared/cv/cv';

/** A file for the tests of CVs, and what must be found of it. */
export type Row = {
  what: string;
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

/** Expects of a file what its row says. */
export async function expectAnswer(
  { bytes, extension, problem, kind }: Row,
  inspect: (bytes: Buffer, extension: CvExtension) => Promise<Inspected>,
): Promise<void> {
  const file = typeof bytes === 'function' ? await bytes() : bytes;
  const answer = problem ? { problem, ...(kind && { kind }) } : { type: extension };
  expect(await inspect(file, extension)).toEqual(answer);
}
