import type { ReactNode } from 'react';
import { Drawing } from './drawing';
import { Container } from './section';

export type BannerLook = {
  title: string;
  lead?: string;
  /** Paper on candidates' pages, ink on employers'. */
  ground?: 'paper' | 'ink';
  /** Illustration beside the text on wide screens. */
  scene?: 'door' | 'letter' | 'people' | 'sunrise';
  children?: ReactNode;
};

type FrameProps = BannerLook & { above: ReactNode };

/** An inner page's header with its h1. `above` is the breadcrumb. */
export function BannerFrame({ title, lead, ground, scene, above, children }: FrameProps) {
  const dark = ground === 'ink';
  return (
    <div className={dark ? 'band on-dark' : 'ground'}>
      <div className="lattice w-2/3" />
      <Container className="banner-columns">
        <div>
          {above}
          <h1 className={`type-title mt-3 max-w-3xl [overflow-wrap:anywhere] ${dark ? 'text-white' : ''}`}>
            {title}
          </h1>
          {lead && (
            <p className={`mt-3 max-w-xl text-lg ${dark ? 'text-brand-tint' : 'text-ink-soft'}`}>{lead}</p>
          )}
          {children}
        </div>
        {/* Last, because its position depends on its neighbour's height, which may still be streaming in. */}
        {scene && <Drawing name={`banner-${scene}`} box="0 0 320 240" className="banner-arches" />}
      </Container>
    </div>
  );
}
