'use client';

import { useEffect } from 'react';
import { routes } from '@/lib/routes';

/**
 * When Back shows a list as the browser kept it, its forms say again what the list shows, not what was typed or chosen
 * there before leaving.
 */
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
