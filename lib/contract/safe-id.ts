/** Whether an id may appear in a URL: 1 to 64 letters, digits, hyphens or underscores. */
export function isSafeId(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(id);
}
