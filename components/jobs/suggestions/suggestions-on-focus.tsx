'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Boundary } from '../../ui/boundary';

/** Adds suggestions to the text field with this id, loaded on first focus. The field works without them. */
export function SuggestionsOnFocus({ fieldId }: { fieldId: string }) {
  const [suggestions, setSuggestions] = useState<ReactNode>(null);
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    const load = () =>
      import('./suggestions').then(
        ({ Suggestions }) => setSuggestions(<Suggestions field={field} />),
        // The next focus tries again.
        () => {},
      );
    if (document.activeElement === field) load();
    field.addEventListener('focus', load);
    return () => field.removeEventListener('focus', load);
  }, [fieldId]);
  return <Boundary>{suggestions}</Boundary>;
}
