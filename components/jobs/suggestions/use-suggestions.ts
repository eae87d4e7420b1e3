import { useCallback, useEffect, useState } from 'react';
import { MIN_TYPED, readSuggestions, type Suggestion, suggestionsFor } from '@/lib/jobs/suggestion';
import { requestLatest } from './request-latest';

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
