import { menu } from '@/lib/content/every-page';
import type { NavigationLink } from '@/lib/content/navigation';
import { Link } from '../ui/link';

type MenuLinkProps = { link: NavigationLink; className?: string; current?: boolean; line?: string | false };

/** A link of the header or footer; external ones open in a new tab and say so. */
export function MenuLink({ link: { label, href, newTab }, className, current, line }: MenuLinkProps) {
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
