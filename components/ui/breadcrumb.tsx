import { breadcrumbList } from '@/lib/seo/structured-data/pages';
import { JsonLd } from './json-ld';
import { BreadcrumbLinks, type Crumb, withHome } from './breadcrumb-links';

/** The breadcrumb trail with its structured data. */
export function Breadcrumb({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <>
      <JsonLd data={breadcrumbList(withHome(crumbs), current)} />
      <BreadcrumbLinks crumbs={crumbs} current={current} />
    </>
  );
}
