import type { CvLine } from './cv-text';

/** For each line the one that follows it closely in its column, and the one after that: where a broken text goes on. */
export function followers(lines: readonly CvLine[]): [next: string, afterNext: string][] {
  const below = new Map<number, number>();
  lines.forEach(({ above, isTight = true }, index) => {
    const at = above ?? index - 1;
    if (isTight && at >= 0 && !below.has(at)) below.set(at, index);
  });
  return lines.map((_, index) => {
    const next = below.get(index) ?? -1;
    return [lines[next]?.text ?? '', lines[below.get(next) ?? -1]?.text ?? ''];
  });
}
