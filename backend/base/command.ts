/** A failure whose message alone is printed, in one line. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Prints a line of what a command found or did. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);
