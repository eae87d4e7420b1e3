/** A failure that prints only its one-line message. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Prints a line of a command's output. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Whether a text is a number of days, from 1 to 999. */
export const isDayCount = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text);
