'use client';

import { usePathname } from 'next/navigation';
import type { NavigationLink } from '@/lib/content/navigation';
import { MenuLink } from './menu-link';

type MenuLinksProps = {
  links: NavigationLink[];
  className?: string;
  /** Whether to add each link's line. */
  lines?: boolean;
};

/** Menu entries, with the current page marked. */
export function MenuLinks({ links, className, lines }: MenuLinksProps) {
  const path = usePathname();
  return links.map((link) => (
    <li key={link.href}>
      <MenuLink link={link} className={className} current={link.href === path} line={lines && link.line} />
    </li>
  ));
}
