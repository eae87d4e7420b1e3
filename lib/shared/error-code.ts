/** What went wrong, fit for a log: a code ("ENOSPC", "SQLITE_BUSY") or an error's name, never its message. */
export function errorCode(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    if ('code' in error) return String(error.code);
    if ('name' in error) return String(error.name);
  }
  return 'unknown';
}
