import { currentRequest } from './request-context';

type Fields = Record<string, unknown>;

/** Writes one JSON line with the current request's id; never pass personal data. Warnings and errors go to stderr. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Fields = {}): void {
  const request = currentRequest()?.id;
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, request, ...fields });
  if (level === 'info') console.log(line);
  else console.error(line);
}

/**
 * Logs an error. Its message may quote what a visitor sent, so only its name, its code and the top of its stack are
 * logged.
 */
export function logFailure(what: string, error: unknown, fields: Fields = {}): void {
  log('error', 'failure', { what, ...fields, ...describe(error) });
}

/**
 * Keeps the process alive when the reader of its output exits (EPIPE). Call once in each long-running program: otherwise
 * Next would log the error, which fails again, for ever.
 */
export function surviveBrokenPipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

const MAX_PLACES = 6;

function describe(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error, code: '', places: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    // fetch wraps the reason in the error's cause.
    code: errorCode(error) || errorCode(error.cause),
    places: frames.slice(0, MAX_PLACES).map((line) => line.trim()),
  };
}

/** The code of a system or database error ("ENOENT", "SQLITE_BUSY"); "" if it has none. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** The message of anything thrown. */
export function errorMessage(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}

/** What an error was caused by, e.g. why fetch failed. */
export const causeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;

/** An error's code, or else its name, for logs; never its message. */
export function errorName(error: unknown): string {
  return errorCode(error) || (error instanceof Error ? error.name : 'unknown');
}
