'use client';

import { useEffect } from 'react';
import { routes } from '@/lib/routes';

/** Resets forms when a list is restored from the back/forward cache, so that they match the list. */
export function ResetOnReturn() {
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const forms = document.querySelectorAll<HTMLFormElement>(`form[action="${routes.jobs()}"]`);
      forms.forEach((form) => form.reset());
    };
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);
  return null;
}
