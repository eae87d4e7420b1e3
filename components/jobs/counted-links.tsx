'use client';

import './counted-links.css';
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
  /** Path of the link that is marked as current. */
  current?: string;
};

/** Links with numbers of jobs. A client component because they are many, and props are smaller than elements. */
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
