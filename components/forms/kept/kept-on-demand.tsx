'use client';

import { useSyncExternalStore } from 'react';
import { onDeviceText } from '@/lib/browser/device-text';
import { hasKept } from '@/lib/browser/kept/kept-flag';
import { onDemand } from '../../ui/on-demand';
import type { KeptPanelProps } from './kept-panel';

const KeptPanel = onDemand<KeptPanelProps>(async () => (await import('./kept-panel')).KeptPanel);

/** The applications that this device keeps. Only the browser knows, and without any, nothing is loaded. */
export function KeptOnDemand(props: KeptPanelProps) {
  const hasAny = useSyncExternalStore(onDeviceText, hasKept, () => false);
  return hasAny && <KeptPanel {...props} />;
}
