'use client';

import { useEffect } from 'react';
import { onEscape } from './on-escape';

/** Closes the open disclosure of this class on Escape and focuses its summary. */
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

/** Opens the disclosure targeted by the URL's hash, on load and on every change. */
export function OpenFromHash() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!(target instanceof HTMLDetailsElement)) return;
      target.open = true;
      target.scrollIntoView();
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  return null;
}
