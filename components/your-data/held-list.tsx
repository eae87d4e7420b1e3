import type { ReactNode } from 'react';
import { slugify } from '@/lib/base/text/slugify';

/** A part of what is held, as cards; nothing where there is none. */
export function HeldList({ heading, children }: { heading: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  const id = `${slugify(heading)}-heading`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-heading">
        {heading}
      </h2>
      <ul className="mt-5 space-y-4">{children}</ul>
    </section>
  );
}

/** One thing that is held. */
export function HeldCard({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <li className="border-line bg-paper-raised rounded-2xl border p-5 md:p-7">
      <h3 className="type-subheading [overflow-wrap:anywhere]">{heading}</h3>
      {children}
    </li>
  );
}
