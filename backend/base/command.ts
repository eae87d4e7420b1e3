/** A failure that prints only its one-line message. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Prints a line of a command's output. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);
