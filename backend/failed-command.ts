import { isRecord } from '../lib/base/is-record';
import { errorCode, errorMessage } from '../lib/base/log';
import { StoreBusyError } from './store/database';

/** Prints the reason in one line, without a stack trace, and exits. */
export function failCommand(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  const code = errorCode(error);
  const port = isRecord(error) && 'port' in error ? `Port ${String(error.port)}` : null;
  if (code === 'EADDRINUSE')
    return `${port ?? 'The port'} is already in use; set BACKEND_PORT or DESK_PORT to a free port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'This machine does not have that address to listen on.';
  if (code === 'EACCES' && port) return `This user is not allowed to use ${port}.`;
  // SQLite's error codes, and PostgreSQL's five-character SQLSTATEs.
  if (/^SQLITE_|^\d[\dA-Z]{4}$/.test(code)) return `Database error: ${errorMessage(error)} (${code}).`;
  if (error instanceof StoreBusyError) {
    // Connecting to a host with several addresses fails with an AggregateError without a message.
    return `${error.message} (${errorMessage(error.cause) || errorCode(error.cause)})`;
  }
  return errorMessage(error).split('\n')[0] || code || 'Unknown error.';
}
