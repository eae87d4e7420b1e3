'use client';

import { useEffect } from 'react';
import { onEscape } from './on-escape';

/** Closes the open disclosure of this class when Escape is pressed, and puts the focus back on its summary. */
export function EscapeCloses({ className }: { className: string }) {
  useEffect(
    () =>
      onEscape(() => {
        const open = document.querySelector<HTMLDetailsElement>(`details.${className}[open]`);
        if (!open) return;
        open.open = false;
        open.querySelector('summary')?.focus();
      }),
    [className],
  );
  return null;
}
