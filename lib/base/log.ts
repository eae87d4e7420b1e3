import { currentRequest } from './request-context';

type Fields = Record<string, unknown>;

/** Writes one JSON line, with the number of the current request; never pass personal data. Warnings and errors go to stderr. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Fields = {}): void {
  const request = currentRequest()?.id;
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, request, ...fields });
  if (level === 'info') console.log(line);
  else console.error(line);
}

/**
 * Logs that something failed. An error's message may quote what a visitor sent, so only its name, its code and the places
 * in the program are kept.
 */
export function logFailure(what: string, error: unknown, fields: Fields = {}): void {
  log('error', 'failure', { what, ...fields, ...describe(error) });
}

/**
 * Lets this process go on where the reader of its output ends (EPIPE). To be called once by each long-running program: Next
 * logs such an error, which fails again, for ever.
 */
export function outliveLogReader(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

const MAX_PLACES = 6;

function describe(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error, code: '', places: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    // A failed fetch keeps the reason in its cause.
    code: errorCode(error) || errorCode(error.cause),
    places: frames.slice(0, MAX_PLACES).map((line) => line.trim()),
  };
}

/** The code of a system or database error ("ENOENT", "SQLITE_BUSY"), or "" where it has none. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** What went wrong, fit for a log: the code, or the name of an error that has none, never its message. */
export function errorName(error: unknown): string {
  return errorCode(error) || (error instanceof Error ? error.name : 'unknown');
}
