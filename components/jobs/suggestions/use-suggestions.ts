import { useCallback, useEffect, useState } from 'react';
import { MIN_TYPED, readSuggestions, type Suggestion, suggestionsFor } from '@/lib/jobs/suggestion';

const PAUSE_MS = 120;
const TIMEOUT_MS = 5_000;

type Shown = {
  typed: string;
  list: Suggestion[];
  isOpen: boolean;
  /** Index of the active option; -1 for none. */
  active: number;
};
const NOTHING: Shown = { typed: '', list: [], isOpen: false, active: -1 };

/** Suggestions for a field's text. Updates on input; the returned functions are for keys and clicks. */
export function useSuggestions(field: HTMLInputElement) {
  const [shown, setShown] = useState(NOTHING);
  const [want] = useState(() =>
    requestLatest({
      ask: fetchSuggestions,
      show: (typed, list) => setShown(list ? { typed, list, isOpen: list.length > 0, active: -1 } : NOTHING),
      pauseMs: PAUSE_MS,
    }),
  );

  const close = useCallback(() => {
    want(null);
    setShown((last) => ({ ...last, isOpen: false, active: -1 }));
  }, [want]);

  const look = useCallback(() => {
    const typed = field.value.trim();
    if (typed.length < MIN_TYPED) return close();
    want(typed);
    setShown((last) => ({ ...last, active: -1 }));
  }, [field, want, close]);

  const open = useCallback(
    (active: number) => {
      const isCurrent = shown.list.length > 0 && shown.typed === field.value.trim();
      if (!shown.isOpen && !isCurrent) return look();
      // Freeze the list while choosing, so that a late answer cannot replace it.
      if (active >= 0) want(null);
      setShown((last) => ({ ...last, isOpen: true, active }));
    },
    [field, look, shown, want],
  );

  useEffect(() => {
    const typed = field.value.trim();
    // The visitor may have typed while this was loading.
    if (field.value !== field.defaultValue && typed.length >= MIN_TYPED) want(typed);
    field.addEventListener('input', look);
    return () => {
      field.removeEventListener('input', look);
      want(null);
    };
  }, [field, look, want]);

  return { shown, open, close };
}

async function fetchSuggestions(typed: string): Promise<Suggestion[]> {
  const response = await fetch(suggestionsFor(typed), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return readSuggestions(response);
}

type Options<Answer> = {
  ask: (text: string) => Promise<Answer>;
  /** Called with the answer to the latest text; null on failure. */
  show: (text: string, answer: Answer | null) => void;
  /** Debounce in milliseconds. */
  pauseMs: number;
};

/** Debounces requests, with one in flight at a time and only the latest text next. Passing null cancels. */
function requestLatest<Answer>({ ask, show, pauseMs }: Options<Answer>): (text: string | null) => void {
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
