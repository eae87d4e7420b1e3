import { langOf } from '@/lib/base/text/language-of-text';
import { breadcrumb } from '@/lib/content/interface';
import { routes } from '@/lib/routes';
import { Link } from './link';

export type Crumb = { label: string; href: string };

/** The trail from the home page to the current one. */
export function BreadcrumbLinks({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav aria-label={breadcrumb.label} className="text-sm">
      <ol className="breadcrumb">
        {withHome(crumbs).map((crumb) => (
          <li key={crumb.href}>
            <Link href={crumb.href}>{crumb.label}</Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" {...langOf(current)}>
          {current}
        </li>
      </ol>
    </nav>
  );
}

/** Prepends the home page. */
export const withHome = (crumbs: Crumb[]): Crumb[] => [
  { label: breadcrumb.home, href: routes.home() },
  ...crumbs,
];
