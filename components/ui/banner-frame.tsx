import type { ReactNode } from 'react';
import { Container } from './container';

type BannerFrameProps = {
  title: string;
  lead?: string;
  /** Above the heading, as a rule the breadcrumb. */
  above?: ReactNode;
  children?: ReactNode;
};

/** The dark head of an inner page with the page's one h1. Small, because the page for failures brings it to browsers. */
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
        {/* Last, as its place depends on the height of what it stands beside, which may still be arriving. */}
        <div className="banner-arches" />
      </Container>
    </div>
  );
}
