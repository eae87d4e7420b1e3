type Options<Answer> = {
  ask: (text: string) => Promise<Answer>;
  /** Called with the answer to the latest text; null on failure. */
  show: (text: string, answer: Answer | null) => void;
  /** Debounce in milliseconds. */
  pauseMs: number;
};

/** Debounces requests, with one in flight at a time and only the latest text next. Passing null cancels. */
export function requestLatest<Answer>({
  ask,
  show,
  pauseMs,
}: Options<Answer>): (text: string | null) => void {
  let wanted: string | null = null;
  let due: string | null = null;
  let isRequesting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function requestAll() {
    isRequesting = true;
    while (due !== null) {
      const text = due;
      due = null;
      const answer = await ask(text).catch(() => null);
      if (text === wanted) show(text, answer);
    }
    isRequesting = false;
  }

  return (text) => {
    clearTimeout(timer);
    wanted = text;
    due = null;
    if (text === null) return;
    timer = setTimeout(() => {
      due = text;
      if (!isRequesting) void requestAll();
    }, pauseMs);
  };
}
