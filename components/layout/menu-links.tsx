'use client';

import { usePathname } from 'next/navigation';
import type { NavigationLink } from '@/lib/content/navigation';
import { MenuLink } from './menu-link';

/** Menu entries, with the current page marked. */
export function MenuLinks({ links, className }: { links: NavigationLink[]; className?: string }) {
  const path = usePathname();
  return links.map((link) => (
    <li key={link.href}>
      <MenuLink link={link} className={className} current={link.href === path} />
    </li>
  ));
}
