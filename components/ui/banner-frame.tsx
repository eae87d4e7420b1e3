import './banner-frame.css';
import type { ReactNode } from 'react';
import { Container } from './container';

export type Ground = 'paper' | 'ink';

type BannerFrameProps = {
  title: string;
  /** Candidates' pages stand on paper, employers' pages on ink. */
  ground?: Ground;
  lead?: string;
  /** Above the heading, usually the breadcrumb. */
  above?: ReactNode;
  children?: ReactNode;
};

/** The head of an inner page with its h1. */
export function BannerFrame({ title, ground = 'paper', lead, above, children }: BannerFrameProps) {
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
        {dark && <Arches />}
      </Container>
    </div>
  );
}

function Arches() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true" className="banner-arches">
      <path d="M20 240V160a140 140 0 0 1 280 0v80Z" fill="var(--ink-lift)" />
      <path d="M60 240V165a100 100 0 0 1 200 0v75Z" fill="var(--brand-deep)" />
      <path d="M100 240V172a60 60 0 0 1 120 0v68Z" fill="var(--brand)" />
      <path d="M132 240v-62a28 28 0 0 1 56 0v62Z" fill="var(--accent)" />
    </svg>
  );
}
