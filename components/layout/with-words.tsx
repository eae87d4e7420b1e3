'use client';

import { type ReactNode, use } from 'react';
import type { OtherLanguage } from '@/lib/base/language';
import { processWide } from '@/lib/base/process-wide';

const load = {
  hi: () => import('@/lib/content/hi/browser'),
  kn: () => import('@/lib/content/kn/browser'),
};

let loaded: Promise<void> | undefined;

/**
 * Renders the page once the browser has the words of its language; the server has them all. If they do not come, scripts
 * speak English.
 */
export function WithWords({ language, children }: { language: OtherLanguage; children: ReactNode }) {
  if (typeof window !== 'undefined') {
    loaded ??= load[language]().then(
      ({ words }) => void (processWide.words = () => words),
      () => {},
    );
    use(loaded);
  }
  return children;
}
