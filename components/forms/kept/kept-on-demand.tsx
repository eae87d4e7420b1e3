'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Boundary } from '../../ui/boundary';
import { onDeviceText } from '@/lib/browser/device-text';
import { hasKept } from '@/lib/browser/kept/kept-flag';
import type { KeptPanelProps } from './kept-panel';
import { loadKeptPanel } from './load-kept-panel';

const KeptPanel = lazy(loadKeptPanel);

/** The applications that this device keeps. Only the browser knows, and without any, nothing is loaded. */
export function KeptOnDemand(props: KeptPanelProps) {
  const hasAny = useSyncExternalStore(onDeviceText, hasKept, () => false);
  if (!hasAny) return null;
  return (
    <Boundary>
      <Suspense>
        <KeptPanel {...props} />
      </Suspense>
    </Boundary>
  );
}
