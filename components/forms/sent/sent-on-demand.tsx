'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Promises } from '@/lib/content/forms/sent';
import { hasOpenSent, onSentChange } from '@/lib/browser/sent/sent-text';
import { Boundary } from '../../ui/boundary';
import { loadSentPanel } from './load-sent-panel';

const SentPanel = lazy(loadSentPanel);

/** What the visitor has sent, until they close it. Only the browser knows, and without anything sent, nothing is loaded. */
export function SentOnDemand({ promises }: { promises: Promises }) {
  const hasAny = useSyncExternalStore(onSentChange, hasOpenSent, () => false);
  if (!hasAny) return null;
  return (
    <Boundary>
      <Suspense>
        <SentPanel promises={promises} />
      </Suspense>
    </Boundary>
  );
}
