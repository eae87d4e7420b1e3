import { breadcrumbList } from '@/lib/seo/structured-data/pages';
import { JsonLd } from './json-ld';
import { BreadcrumbLinks, type Crumb, wayTo } from './breadcrumb-links';

/** The breadcrumb trail, for people and, as structured data, for search engines. */
export function Breadcrumb({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <>
      <JsonLd data={breadcrumbList(wayTo(crumbs), current)} />
      <BreadcrumbLinks crumbs={crumbs} current={current} />
    </>
  );
}
