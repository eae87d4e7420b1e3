import type { ReactNode } from 'react';
import { Container } from './container';

type BannerFrameProps = {
  title: string;
  lead?: string;
  /** Above the heading, usually the breadcrumb. */
  above?: ReactNode;
  children?: ReactNode;
};

/** The dark header of an inner page with its h1. Kept small, because the error page ships it to every browser. */
export function BannerFrame({ title, lead, above, children }: BannerFrameProps) {
  return (
    <div className="band on-dark">
      <div className="jaali w-2/3" />
      <Container className="banner-columns py-10 md:py-16">
        <div>
          {above}
          <h1 className="type-title mt-4 max-w-3xl [overflow-wrap:anywhere] text-white">{title}</h1>
          {lead && <p className="text-brand-tint mt-4 max-w-xl text-lg">{lead}</p>}
          {children}
        </div>
        {/* Last, because its position depends on the height of its neighbour, which may still be streaming in. */}
        <div className="banner-arches" />
      </Container>
    </div>
  );
}
