import type { ReactNode } from 'react';
import { Container } from './section';

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
    <div className="on-dark bg-ink-band relative isolate overflow-hidden text-white">
      <div className="jaali absolute inset-y-0 right-0 -z-10 w-2/3 [mask-image:linear-gradient(to_left,black,transparent)]" />
      <BannerArches />
      <Container className="py-10 md:py-16">
        {above}
        <h1 className="type-title mt-4 max-w-3xl [overflow-wrap:anywhere] text-white">{title}</h1>
        {lead && <p className="text-brand-tint mt-4 max-w-xl text-lg">{lead}</p>}
        {children}
      </Container>
    </div>
  );
}

function BannerArches() {
  return (
    <svg
      viewBox="0 0 320 240"
      aria-hidden="true"
      className="absolute right-0 bottom-0 -z-10 hidden h-full max-h-64 opacity-90 md:block lg:right-12"
    >
      <path d="M20 240V160a140 140 0 0 1 280 0v80Z" fill="#321a68" />
      <path d="M60 240V165a100 100 0 0 1 200 0v75Z" fill="#43209b" />
      <path d="M100 240V172a60 60 0 0 1 120 0v68Z" fill="#572ac8" />
      <path d="M132 240v-62a28 28 0 0 1 56 0v62Z" fill="#f2a516" />
    </svg>
  );
}
