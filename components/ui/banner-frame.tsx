import './banner-frame.css';
import type { ReactNode } from 'react';
import { BannerScene, type Scene } from './banner-scene';
import { Container } from './container';

export type Ground = 'paper' | 'ink';

type BannerFrameProps = {
  title: string;
  /** Candidates' pages stand on paper, employers' pages on ink. */
  ground?: Ground;
  /** What is drawn beside the words on wide screens. */
  scene?: Scene;
  lead?: string;
  /** Above the heading, usually the breadcrumb. */
  above?: ReactNode;
  children?: ReactNode;
};

/** The head of an inner page with its h1. */
export function BannerFrame({ title, ground = 'paper', scene, lead, above, children }: BannerFrameProps) {
  const dark = ground === 'ink';
  return (
    <div className={dark ? 'band on-dark' : 'ground'}>
      <div className="jaali w-2/3" />
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
        {/* Last, because its position depends on the height of its neighbour, which may still be streaming in. */}
        {scene && <BannerScene scene={scene} />}
      </Container>
    </div>
  );
}
