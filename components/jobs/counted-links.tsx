'use client';

import { useEffect, useRef } from 'react';
import { Link } from '../ui/link';

export type CountedLink = {
  href: string;
  label: string;
  /** Null where it is not known. */
  count: number | null;
};

type CountedLinksProps = {
  links: CountedLink[];
  /** The class of app/parts.css that says how they look. */
  look: 'pill-links' | 'category-links';
  /** The address of the link that is shown as chosen. */
  current?: string;
  /** See Link. */
  loader?: boolean;
};

/** Links with numbers of jobs. Rendered in the browser too: they are many, and are sent as texts, not as elements. */
export function CountedLinks({ links, look, current, loader }: CountedLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  // On a phone the chosen one comes first in a row that may have been swiped to its end.
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
