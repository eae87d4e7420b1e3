'use client';

import { type ReactNode, use } from 'react';
import type { OtherLanguage } from '@/lib/base/language';

let loaded: Promise<void> | undefined;

/**
 * Renders the page once the browser has the words of its language; the server has them all. If they do not come, scripts
 * speak English.
 */
export function WithWords({ language, children }: { language: OtherLanguage; children: ReactNode }) {
  if (typeof window !== 'undefined')
    use((loaded ??= import('./later').then(({ loadWords }) => loadWords(language)).catch(() => {})));
  return children;
}
