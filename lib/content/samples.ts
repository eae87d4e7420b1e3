/** The mark of an entry that was made for this project: leave it out of an entry of your own. */
export type Sample = { sample?: true };

/** The entries that are an agency's own. */
export function withoutSamples<T extends Sample>(entries: readonly T[]): T[] {
  return entries.filter(({ sample }) => !sample);
}
