'use client';

import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftKeeper } from '@/lib/browser/draft';

type DraftOptions = {
  form: UseFormReturn;
  /** Names of the text fields to keep. */
  names: string[];
  /** The fields' initial values. */
  initial: Record<string, unknown>;
  /** The draft's key; null keeps no draft. */
  name: string | null;
};

/** Keeps typed values in the tab and restores them on the next mount, then `isRestored`; `drop` deletes them. */
export function useDraft({ form, names, initial, name }: DraftOptions) {
  const [keeper] = useState(() => (name ? draftKeeper(name) : null));
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    if (!keeper) return;
    const draft = keeper.read();
    // Don't overwrite fields that were typed or autofilled before this ran.
    const lost = names.filter((field) => draft[field] && form.getValues(field) === initial[field]);
    for (const field of lost) form.setValue(field, draft[field], { shouldDirty: true });
    // Also when the browser restored the fields itself, as it does not restore files. The server has no drafts to
    // render.
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
    // `names` and `initial` are fixed at the first render, like the form's own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form, keeper]);

  return { isRestored, drop: () => keeper?.drop() };
}
