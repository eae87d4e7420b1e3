import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumbs';
import { JsonLd } from '../seo/json-ld';
import { Link } from './link';

export type Crumb = { label: string; href: string };

/** The way here from the home page, for people and, as data, for search engines. */
export function Breadcrumb({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  const way = [{ label: 'Home', href: routes.home() }, ...crumbs];
  return (
    <nav aria-label="Breadcrumb" className="text-sm">
      <JsonLd data={breadcrumbList(way, current)} />
      <ol className="flex flex-wrap items-center gap-x-2">
        {way.map((crumb) => (
          <li key={crumb.href} className="flex items-center gap-x-2">
            <Link
              href={crumb.href}
              className="text-brand-soft py-1 underline-offset-4 hover:text-white hover:underline"
            >
              {crumb.label}
            </Link>
            <span aria-hidden="true" className="text-brand-soft/60">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="[overflow-wrap:anywhere] text-white/90">
          {current}
        </li>
      </ol>
    </nav>
  );
}
