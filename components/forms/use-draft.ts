'use client';

import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftKeeper } from '@/lib/browser/draft';

type DraftOptions = {
  form: UseFormReturn;
  /** Names of the fields to keep: what is typed, and neither files nor consent. */
  names: string[];
  /** What they begin with. */
  initial: Record<string, unknown>;
  /** The form, and what it is about. Null keeps nothing. */
  name: string | null;
};

/**
 * Keeps what is typed in the tab, and brings it back when the form is shown again. `isRestored`: whether it did; `drop`
 * ends it.
 */
export function useDraft({ form, names, initial, name }: DraftOptions) {
  const [keeper] = useState(() => (name ? draftKeeper(name) : null));
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    if (!keeper) return;
    const draft = keeper.read();
    // Anything else than its beginning was typed, or filled in by the browser, before this ran.
    const lost = names.filter((field) => draft[field] && form.getValues(field) === initial[field]);
    for (const field of lost) form.setValue(field, draft[field], { shouldDirty: true });
    // Also where the browser brought it back by itself, which does not bring back files. Only the browser has drafts:
    // the server renders the form without.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (names.some((field) => draft[field])) setRestored(true);

    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        keeper.keepSoon(
          Object.fromEntries(
            names
              .map((field) => [field, String(values[field] ?? '')] as const)
              .filter(([field, text]) => text !== initial[field]),
          ),
        ),
    });
    addEventListener('pagehide', keeper.keepNow);
    return () => {
      stop();
      removeEventListener('pagehide', keeper.keepNow);
      keeper.keepNow();
    };
    // Names and beginning are those of the first render, like the form's own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form, keeper]);

  return { isRestored, drop: () => keeper?.drop() };
}
