'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Boundary } from '../../ui/boundary';

/**
 * Makes the text field with this id suggest as one types. What does that is loaded when somebody first goes to the
 * field; if it cannot be, or fails, the field stays as it is.
 */
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
