'use client';

import { BrowserFailure } from '@/components/layout/on-demand';

/** Shown when a page fails in the browser. Every page brings this with it, so what it shows is loaded when it is needed. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <BrowserFailure reset={reset} />;
}
