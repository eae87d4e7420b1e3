'use client';

import { useEffect, useRef } from 'react';
import { Link } from '../ui/link';

export type CountedLink = {
  href: string;
  label: string;
  /** Null if unknown. */
  count: number | null;
};

type CountedLinksProps = {
  links: CountedLink[];
  /** Class in app/parts.css that styles them. */
  look: 'pill-links' | 'category-links';
  /** Path of the link that is marked as current. */
  current?: string;
  /** See Link. */
  loader?: boolean;
};

/** Links with numbers of jobs. A client component because they are many, and props are smaller than elements. */
export function CountedLinks({ links, look, current, loader }: CountedLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  // On a phone the current one comes first in a row that may have been swiped to its end.
  useEffect(() => void (list.current!.scrollLeft = 0), [current]);
  return (
    <ul ref={list} className={look}>
      {links.map(({ href, label, count }) => (
        <li key={href}>
          <Link href={href} loader={loader} aria-current={href === current ? 'true' : undefined}>
            {label}
            {count !== null && <span>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
