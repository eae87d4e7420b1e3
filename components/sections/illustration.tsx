import type { ReactNode } from 'react';
import type { IllustrationName } from '@/lib/content/services/blocks';
import { Bridge } from './illustrations/bridge';
import { Compass } from './illustrations/compass';
import { Doorway } from './illustrations/doorway';
import { Frame } from './illustrations/frame';
import { Lamp } from './illustrations/lamp';
import { Ledger } from './illustrations/ledger';
import { People } from './illustrations/people';
import { Seal } from './illustrations/seal';
import { Shield } from './illustrations/shield';
import { Steps } from './illustrations/steps';

/** Each scene and the colour of the arch around it. */
const scenes: Record<IllustrationName, { ground: string; scene: ReactNode }> = {
  doorway: { ground: 'var(--brand-deep)', scene: <Doorway /> },
  steps: { ground: 'var(--brand-pale)', scene: <Steps /> },
  people: { ground: 'var(--accent-soft)', scene: <People /> },
  ledger: { ground: 'var(--brand)', scene: <Ledger /> },
  shield: { ground: 'var(--brand-pale)', scene: <Shield /> },
  compass: { ground: 'var(--ink-band)', scene: <Compass /> },
  lamp: { ground: 'var(--brand-deep)', scene: <Lamp /> },
  bridge: { ground: 'var(--accent-soft)', scene: <Bridge /> },
  seal: { ground: 'var(--brand-pale)', scene: <Seal /> },
};

/** The drawing beside a service page's text. Purely decorative. */
export function Illustration({ name, className }: { name: IllustrationName; className?: string }) {
  const { ground, scene } = scenes[name];
  return (
    <Frame ground={ground} className={className}>
      {scene}
    </Frame>
  );
}
