'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import type { NavigationLink } from '@/lib/content/navigation';
import { menu } from '@/lib/content/every-page';
import { Link } from '../ui/link';

type MenuLinksProps = {
  links: NavigationLink[];
  className?: string;
  /** Whether to add each link's line. */
  lines?: boolean;
};

/** Menu entries, with the current page marked. */
export function MenuLinks({ links, className, lines }: MenuLinksProps) {
  const path = usePathname();
  const query = useSearchParams().toString();
  // In English; nothing for the home page.
  const page = path.replace(/^\/..(?=\/|$)|^\/$/, '');
  return links.map((link) => (
    <li key={link.label}>
      {link.lang ? (
        // Not by the router, which would keep header, footer and `lang` as they are.
        <a href={link.href + page + (query && `?${query}`) || '/'} lang={link.lang}>
          {link.label}
        </a>
      ) : (
        <MenuLink link={link} className={className} current={link.href === path} line={lines && link.line} />
      )}
    </li>
  ));
}

type MenuLinkProps = { link: NavigationLink; className?: string; current?: boolean; line?: string | false };

/** A link of the header or footer; external ones open in a new tab and say so. */
function MenuLink({ link: { label, href, newTab }, className, current, line }: MenuLinkProps) {
  if (!newTab) {
    return (
      <Link href={href} className={className} aria-current={current ? 'page' : undefined}>
        {label}
        {line && <span>{line}</span>}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {label}
      <span className="sr-only"> {menu.newTab}</span>
    </a>
  );
}
