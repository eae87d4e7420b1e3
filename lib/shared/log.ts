import { currentRequest } from './request-context';

type Fields = Record<string, string | number | boolean | null | undefined>;

/** Writes one JSON line, with the id of the request being answered; never pass personal data. Warnings and errors go to stderr. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Fields = {}): void {
  const request = currentRequest()?.id;
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, request, ...fields });
  if (level === 'info') console.log(line);
  else console.error(line);
}

/** What went wrong, fit for a log: a code ("ENOSPC", "SQLITE_BUSY") or an error's name, never its message. */
export function errorCode(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    if ('code' in error) return String(error.code);
    if ('name' in error) return String(error.name);
  }
  return 'unknown';
}
