import { clearLine, cursorTo } from 'node:readline';

/** Where progress is shown: a terminal (`isTTY`), or a log. */
type Output = NodeJS.WritableStream & { isTTY?: boolean };

/** Seconds until further lines in a log: few, to keep it short. */
const FIRST_AT = 20;
const SECOND_AT = 60;
const THEN_EACH = 120;

/**
 * Shows progress of `work`. On a terminal, rewrites one line with the seconds each second and erases it at the end;
 * elsewhere prints a line at the start, after 20 and 60 seconds, and then every two minutes.
 */
export async function withProgress<T>(
  what: string,
  work: Promise<T>,
  output: Output = process.stdout,
): Promise<T> {
  const startedAt = Date.now();
  let due = FIRST_AT;
  if (!output.isTTY) output.write(`${what} …\n`);
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    if (output.isTTY) return rewrite(output, `${what} … ${seconds} s`);
    if (seconds < due) return;
    due = due === FIRST_AT ? SECOND_AT : due + THEN_EACH;
    output.write(`… ${seconds} s\n`);
  }, 1000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    if (output.isTTY) rewrite(output, '');
  }
}

function rewrite(output: Output, text: string): void {
  cursorTo(output, 0);
  clearLine(output, 0);
  output.write(text);
}
