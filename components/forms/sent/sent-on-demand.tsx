'use client';

import { useSyncExternalStore } from 'react';
import { hasOpenSent, onSentChange } from '@/lib/browser/sent/sent-text';
import type { Promises } from '@/lib/content/forms/sent';
import { onDemand } from '../../ui/on-demand';

const SentPanel = onDemand<{ promises: Promises }>(async () => (await import('./sent-panel')).SentPanel);

/** Forms the visitor has sent and not closed. Loads nothing without any, which only the browser can tell. */
export function SentOnDemand({ promises }: { promises: Promises }) {
  const hasAny = useSyncExternalStore(onSentChange, hasOpenSent, () => false);
  return hasAny && <SentPanel promises={promises} />;
}
