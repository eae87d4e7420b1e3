'use client';

import { Link } from '../ui/link';

export type CountedLink = {
  href: string;
  label: string;
  /** Null if unknown. */
  count: number | null;
};

type CountedLinksProps = {
  links: CountedLink[];
  /** Class in counted-links.css that styles them. */
  look: 'browse-links' | 'category-links' | 'tile-links';
  /** Path of the current link. */
  current?: string;
};

/** Links with job counts. A client component because many links serialise smaller as props than as elements. */
export function CountedLinks({ links, look, current }: CountedLinksProps) {
  return (
    <ul className={look}>
      {links.map(({ href, label, count }) => (
        <li key={href}>
          <Link href={href} aria-current={href === current ? 'true' : undefined}>
            {label}
            {count !== null && <span>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
