const holder = globalThis as { dwaarUsedCaptchas?: Map<string, number> };

/**
 * Marks a challenge as used until it expires. Returns false when it had been used before.
 * Held in this process: after a restart a challenge less than 10 minutes old could be answered once more.
 */
export function consume(id: string, expires: number, now: number): boolean {
  const used = (holder.dwaarUsedCaptchas ??= new Map());
  for (const [oldId, oldExpires] of used) {
    // Ids are kept in order of use, and all live equally long, so the first one still alive ends the sweep.
    if (oldExpires > now) break;
    used.delete(oldId);
  }
  if (used.has(id)) return false;
  used.set(id, expires);
  return true;
}
