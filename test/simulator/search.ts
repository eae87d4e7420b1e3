import fc from 'fast-check';

type Budget = {
  schedules: number;
  seed: number;
  /** Only this one of them, by its number; it fails again as it did. */
  only?: number;
  /** Ends at the first failure, however long its schedule is. */
  firstOnly?: boolean;
};
type Found = { schedules: number; seconds: number; failure: string | null };

/** Runs schedules until one breaks a promise, and makes that one as short as it can, unless `firstOnly`. */
export async function search<Ts>(
  property: fc.IAsyncProperty<Ts>,
  what: string,
  { schedules, seed, only, firstOnly = false }: Budget,
): Promise<Found> {
  const begin = performance.now();
  const quiet = silence();
  try {
    const result = await fc.check(property, {
      ...{ seed, numRuns: schedules, endOnFailure: firstOnly },
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

/** The programs log what goes wrong, which here is everything, some hundred thousand times. */
function silence() {
  const { log, error } = console;
  console.log = console.error = () => {};
  return { end: () => void Object.assign(console, { log, error }) };
}
