'use client';

import { usePathname, useSearchParams, useSelectedLayoutSegment } from 'next/navigation';
import type { NavigationLink } from '@/lib/content/navigation';
import { menu } from '@/lib/content/every-page';
import { Link } from '../ui/link';

type MenuLinksProps = {
  links: NavigationLink[];
  className?: string;
  /** Whether to show each link's description. */
  lines?: boolean;
};

/** Menu entries, with the current page marked. */
export function MenuLinks({ links, className, lines }: MenuLinksProps) {
  const path = usePathname();
  const query = useSearchParams().toString();
  // Rendered once for all addresses, which the server then does not know.
  const isAtAnyAddress = ['/_not-found', 'unavailable'].includes(useSelectedLayoutSegment() ?? '');
  // The address without language prefix; '' for the home page.
  const page = isAtAnyAddress ? '' : path.replace(/^\/..(?=\/|$)|^\/$/, '') + (query && `?${query}`);
  return links.map((link) => (
    <li key={link.label}>
      {link.lang ? (
        // A plain link, as the router would keep header, footer and `lang`.
        <a href={link.href + page || '/'} lang={link.lang}>
          {link.label}
        </a>
      ) : (
        <MenuLink link={link} className={className} current={link.href === path} line={lines && link.line} />
      )}
    </li>
  ));
}

type MenuLinkProps = { link: NavigationLink; className?: string; current?: boolean; line?: string | false };

/** A header or footer link; external ones open in a new tab and say so. */
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
