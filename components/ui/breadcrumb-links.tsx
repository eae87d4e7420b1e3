import { breadcrumb } from '@/lib/content/interface';
import { HOME_PATH } from '@/lib/shared/home-path';
import { Link } from './link';

export type Crumb = { label: string; href: string };

/** The way here from the home page. */
export function BreadcrumbLinks({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav aria-label={breadcrumb.label} className="text-sm">
      <ol className="breadcrumb">
        {wayTo(crumbs).map((crumb) => (
          <li key={crumb.href}>
            <Link href={crumb.href}>{crumb.label}</Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

/** The way with its beginning. */
export const wayTo = (crumbs: Crumb[]): Crumb[] => [{ label: breadcrumb.home, href: HOME_PATH }, ...crumbs];
