type Options<Answer> = {
  ask: (text: string) => Promise<Answer>;
  /** Called with the answer to the text that is still wanted; null if asking failed. */
  show: (text: string, answer: Answer | null) => void;
  /** How long a text must have been wanted before it is asked for. */
  pauseMs: number;
};

/**
 * Asks for the text wanted last, never for two at once: while one is on its way the next one waits, and those between
 * are never asked for. With null nothing is wanted any more.
 */
export function askInTurn<Answer>({ ask, show, pauseMs }: Options<Answer>): (text: string | null) => void {
  let wanted: string | null = null;
  let due: string | null = null;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function askAll() {
    isAsking = true;
    while (due !== null) {
      const text = due;
      due = null;
      const answer = await ask(text).catch(() => null);
      if (text === wanted) show(text, answer);
    }
    isAsking = false;
  }

  return (text) => {
    clearTimeout(timer);
    wanted = text;
    due = null;
    if (text === null) return;
    timer = setTimeout(() => {
      due = text;
      if (!isAsking) void askAll();
    }, pauseMs);
  };
}
