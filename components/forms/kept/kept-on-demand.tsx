'use client';

import { useSyncExternalStore } from 'react';
import { onDeviceText } from '@/lib/browser/device-text';
import { hasKept } from '@/lib/browser/kept/kept-flag';
import { onDemand } from '../../ui/on-demand';
import type { KeptPanelProps } from './kept-panel';

const KeptPanel = onDemand<KeptPanelProps>(async () => (await import('./kept-panel')).KeptPanel);

/** Kept applications. Loads nothing on devices without any, which only the browser can tell. */
export function KeptOnDemand(props: KeptPanelProps) {
  const hasAny = useSyncExternalStore(onDeviceText, hasKept, () => false);
  return hasAny && <KeptPanel {...props} />;
}
