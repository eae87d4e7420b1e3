import { type Contender, type Round, runRound } from './contender';

export type Measured = { name: string; rounds: Round[] };

/**
 * Measures every contender in `count` short rounds, in rotating order, so that temporary slowdowns of the machine
 * affect all of them.
 */
export async function measureAll(
  contenders: Contender[],
  count: number,
  seconds: number,
): Promise<Measured[]> {
  const measured = contenders.map(({ name }) => ({ name, rounds: [] as Round[] }));
  for (let round = 0; round < count; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const index = (turn + round) % contenders.length;
      process.stderr.write(`\rround ${round + 1} of ${count}: ${contenders[index]!.name.padEnd(60)}`);
      measured[index]!.rounds.push(await runRound(contenders[index]!, round, seconds));
    }
  }
  process.stderr.write(`\r${' '.repeat(90)}\r`);
  return measured;
}

type Spread = { median: number; low: number; high: number };

/** Median and range of a figure over the rounds. */
export const spread = (rounds: Round[], figure: keyof Round): Spread =>
  spreadOf(rounds.map((round) => round[figure]));

/** Median and range of at least one figure. */
export function spreadOf(figures: number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { median, low: sorted[0]!, high: sorted.at(-1)! };
}
