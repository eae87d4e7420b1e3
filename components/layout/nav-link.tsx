'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '../ui/link';

type NavLinkProps = { href: string; className?: string; children: ReactNode };

/** A link of the main menu: marks the current page and scrolls smoothly to the top. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const current = usePathname() === href;
  return (
    <Link
      href={href}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      {children}
    </Link>
  );
}
