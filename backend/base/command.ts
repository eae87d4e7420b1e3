/** A failure whose message alone is printed, in one line. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Prints a line of what a command found or did. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Whether a text is a number of days, from 1 to 999. */
export const isDayCount = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text);

/** @throws CommandError for an option --days that is no number of days */
export function refuseNoDays(days: string | undefined): void {
  if (days !== undefined && !isDayCount(days)) throw new CommandError('--days takes a number from 1 to 999.');
}

/** The message of anything thrown. */
export function errorMessage(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}
