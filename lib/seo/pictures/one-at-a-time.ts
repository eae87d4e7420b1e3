let last: Promise<unknown> = Promise.resolve();

/** Draws after all that was asked for before, so that many pictures at once do not keep the processor from pages. */
export function oneAtATime<T>(draw: () => Promise<T>): Promise<T> {
  const drawn = last.then(draw);
  last = drawn.catch(() => {});
  return drawn;
}
