/** A failure whose message alone is printed, in one line. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Prints a line of what a command found or did. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** The message of anything thrown. */
export function errorMessage(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}
