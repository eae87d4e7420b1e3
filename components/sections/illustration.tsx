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
  doorway: { ground: '#43209b', scene: <Doorway /> },
  steps: { ground: '#cbb8f5', scene: <Steps /> },
  people: { ground: '#fdd98a', scene: <People /> },
  ledger: { ground: '#572ac8', scene: <Ledger /> },
  shield: { ground: '#cbb8f5', scene: <Shield /> },
  compass: { ground: '#22114d', scene: <Compass /> },
  lamp: { ground: '#43209b', scene: <Lamp /> },
  bridge: { ground: '#fdd98a', scene: <Bridge /> },
  seal: { ground: '#cbb8f5', scene: <Seal /> },
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
