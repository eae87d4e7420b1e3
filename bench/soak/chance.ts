import { createHash } from 'node:crypto';

/** Numbers from 0 to 1 that the seed decides, so that a run can be repeated as far as machines allow. */
export function createChance(seed: number) {
  let count = 0;
  const next = () => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32BE() / 2 ** 32;
  return {
    next,
    between: (least: number, most: number) => least + next() * (most - least),
    /** One of these. */
    pick: <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)]!,
  };
}

export type Chance = ReturnType<typeof createChance>;
