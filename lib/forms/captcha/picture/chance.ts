// Math.random will do: how a code is distorted is no secret, the code itself comes from node:crypto.

/** A random number from `low` to `high`. */
export function between(low: number, high: number): number {
  return low + Math.random() * (high - low);
}

/** A random element. */
export function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!;
}
