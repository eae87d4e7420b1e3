import type { ReactNode } from 'react';
import { routes } from '@/lib/routes';
import { Link } from './link';
import { Container } from './section';

export type Crumb = { label: string; href: string };

type BannerProps = {
  title: string;
  lead?: string;
  /** Between Home and this page. */
  crumbs?: Crumb[];
  children?: ReactNode;
};

/** The dark head of an inner page: breadcrumb, the page's one h1, a lead, and what the page adds. */
export function Banner({ title, lead, crumbs = [], children }: BannerProps) {
  return (
    <div className="on-dark bg-ink-band relative isolate overflow-hidden text-white">
      <div className="jaali absolute inset-y-0 right-0 -z-10 w-2/3 [mask-image:linear-gradient(to_left,black,transparent)]" />
      <BannerArches />
      <Container className="py-10 md:py-16">
        <Breadcrumb crumbs={crumbs} current={title} />
        <h1 className="type-title mt-4 max-w-3xl [overflow-wrap:anywhere] text-white">{title}</h1>
        {lead && <p className="text-brand-tint mt-4 max-w-xl text-lg">{lead}</p>}
        {children}
      </Container>
    </div>
  );
}

export function Breadcrumb({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[{ label: 'Home', href: routes.home() }, ...crumbs].map((crumb) => (
          <li key={crumb.href} className="flex items-center gap-x-2">
            <Link
              href={crumb.href}
              className="text-brand-soft py-1 underline-offset-4 hover:text-white hover:underline"
            >
              {crumb.label}
            </Link>
            <span aria-hidden="true" className="text-brand-soft/60">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="[overflow-wrap:anywhere] text-white/90">
          {current}
        </li>
      </ol>
    </nav>
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
