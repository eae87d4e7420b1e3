'use client';

import { usePathname } from 'next/navigation';
import type { NavigationLink } from '@/lib/content/navigation';
import { MenuLink } from './menu-link';

/** Entries of the menu, the page that is shown marked among them. */
export function MenuLinks({ links, className }: { links: NavigationLink[]; className?: string }) {
  const path = usePathname();
  return links.map((link) => (
    <li key={link.href}>
      <MenuLink link={link} className={className} current={link.href === path} />
    </li>
  ));
}
