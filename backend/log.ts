import { errorCode } from './error-code';

/**
 * Writes one JSON line about a failure to stderr. An error's message may quote what a visitor sent, so only its
 * kind, its code and the places in the program are kept.
 */
export function logFailure(what: string, error: unknown, details: Record<string, string> = {}): void {
  const { name, code, places } = describe(error);
  const line = {
    time: new Date().toISOString(),
    level: 'error',
    what,
    ...details,
    error: name,
    code,
    places,
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, code: '', places: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  // A failed fetch keeps the reason in its cause.
  const code = errorCode(error) || errorCode(error.cause);
  return { name: error.name, code, places: frames.slice(0, 6).map((line) => line.trim()) };
}
