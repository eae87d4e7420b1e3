/** The wall clock of a simulated world, in milliseconds since 1970, and the moments at which calls give up. */
export function createClock(start = Date.parse('2026-11-20T10:00:00Z')) {
  let now = start;
  let steady = 0;
  const alarms = new Map<() => void, number>();
  return {
    now: () => now,
    /** Time passes: timeouts that fall due are called in their order. */
    pass(ms: number) {
      const until = steady + ms;
      const begin = now - steady;
      for (const [ring, at] of [...alarms].sort(([, a], [, b]) => a - b)) {
        if (at > until) break;
        steady = at;
        now = begin + at;
        alarms.delete(ring);
        ring();
      }
      steady = until;
      now = begin + until;
    },
    /** Somebody sets the wall clock; timeouts go by another one. */
    set: (byMs: number) => void (now += byMs),
    /** Calls `ring` after so much time; the returned function calls that off. */
    after(ms: number, ring: () => void): () => void {
      alarms.set(ring, steady + ms);
      return () => void alarms.delete(ring);
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
