import fc from 'fast-check';

type Budget = {
  schedules: number;
  seed: number;
  /** Runs only this schedule, reproducing its failure. */
  only?: number;
  /** Stops at the first failure, without shrinking. */
  firstOnly?: boolean;
};
type Found = { schedules: number; seconds: number; failure: string | null };

/** Runs schedules until one breaks a promise, then shrinks it unless `firstOnly`. */
export async function search<Ts>(
  property: fc.IAsyncProperty<Ts>,
  what: string,
  { schedules, seed, only, firstOnly = false }: Budget,
): Promise<Found> {
  const begin = performance.now();
  const quiet = silence();
  try {
    const result = await fc.check(property, {
      seed,
      numRuns: schedules,
      endOnFailure: firstOnly,
      ...(only !== undefined && { path: String(only) }),
    });
    const run = only ?? Number(result.counterexamplePath?.split(':')[0] ?? 0);
    const again = `npm run simulate -- --what ${what} --seed ${seed} --only ${run}`;
    const text = String((result.errorInstance as Error | null)?.stack ?? result.errorInstance);
    const failure = result.failed ? `${text}\n\nAgain: ${again}` : null;
    return { schedules: result.numRuns, seconds: (performance.now() - begin) / 1000, failure };
  } finally {
    quiet.end();
  }
}

/** Mutes the programs' logs, which would be hundreds of thousands of failures. */
function silence() {
  const { log, error } = console;
  console.log = console.error = () => {};
  return { end: () => void Object.assign(console, { log, error }) };
}
