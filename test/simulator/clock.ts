/** A simulated wall clock, in milliseconds since 1970, and timers. */
export function createClock(start = Date.parse('2026-11-20T10:00:00Z')) {
  let now = start;
  let steady = 0;
  const alarms = new Map<() => void, number>();
  return {
    now: () => now,
    /** Advances time, calling due timers in order. */
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
    /** Adjusts the wall clock; timers use a monotonic one. */
    set: (byMs: number) => void (now += byMs),
    /** Calls `ring` after `ms`; the returned function cancels. */
    after(ms: number, ring: () => void): () => void {
      alarms.set(ring, steady + ms);
      return () => void alarms.delete(ring);
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
