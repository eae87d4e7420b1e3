import { clearLine, cursorTo } from 'node:readline';

/** What progress is shown on: a terminal (`isTTY`), or what keeps lines as they are. */
type Output = NodeJS.WritableStream & { isTTY?: boolean };

/** Seconds after which a log gets another line: few, so that a first start stays short in it. */
const FIRST_AT = 20;
const SECOND_AT = 60;
const THEN_EACH = 120;

const running = new Map<string, number>();
let timer: NodeJS.Timeout | undefined;

/**
 * Shows that `work` takes its time. On a terminal, one line with the seconds is rewritten each second and erased at the
 * end; elsewhere a line is printed at the start and, however much runs at once, after 20 and 60 seconds and each two minutes.
 */
export async function withProgress<T>(
  what: string,
  work: Promise<T>,
  output: Output = process.stdout,
): Promise<T> {
  running.set(what, Date.now());
  if (!output.isTTY) output.write(`${what} …\n`);
  timer ??= showSeconds(output);
  try {
    return await work;
  } finally {
    running.delete(what);
    if (output.isTTY) rewrite(output, '');
    if (running.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  }
}

function showSeconds(output: Output): NodeJS.Timeout {
  let due = FIRST_AT;
  return setInterval(() => {
    const seconds = Math.round((Date.now() - Math.min(...running.values())) / 1000);
    if (output.isTTY) return rewrite(output, `${[...running.keys()].join(', ')} … ${seconds} s`);
    if (seconds < due) return;
    due = due === FIRST_AT ? SECOND_AT : due + THEN_EACH;
    output.write(`… ${seconds} s\n`);
  }, 1000);
}

function rewrite(output: Output, text: string): void {
  cursorTo(output, 0);
  clearLine(output, 0);
  output.write(text);
}
