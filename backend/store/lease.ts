import { randomUUID } from 'node:crypto';

/** A caller's hold on a row, until a moment (ISO 8601). `lease` tells it from a later caller's. */
type Lease = { lease: string; until: string };

export function newLease(now: Date, leaseMs: number): Lease {
  return { lease: randomUUID(), until: new Date(now.getTime() + leaseMs).toISOString() };
}
