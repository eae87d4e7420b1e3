import { errorCode, errorMessage } from '../lib/base/log';
import { StoreBusyError } from './store/database';

/** Prints the reason in one line, without a stack trace, and exits. */
export function failCommand(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return `${addressIn(error)} is already in use; set BACKEND_PORT or DESK_PORT to a free port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'This machine does not have that address to listen on.';
  if (code === 'EACCES' && isPortError(error)) return `This user is not allowed to use ${addressIn(error)}.`;
  // SQLite's error codes, and PostgreSQL's five-character SQLSTATEs.
  if (/^SQLITE_|^\d[\dA-Z]{4}$/.test(code)) return `Database error: ${errorMessage(error)} (${code}).`;
  if (error instanceof StoreBusyError) return `${error.message} (${reasonOf(error.cause)})`;
  return errorMessage(error).split('\n')[0] || code || 'Unknown error.';
}

// Connecting to a host with several addresses fails with an AggregateError without a message.
function reasonOf(cause: unknown): string {
  return errorMessage(cause) || errorCode(cause);
}

function isPortError(error: unknown): error is { port: unknown } {
  return typeof error === 'object' && error !== null && 'port' in error;
}

function addressIn(error: unknown): string {
  return isPortError(error) ? `Port ${String(error.port)}` : 'The port';
}
