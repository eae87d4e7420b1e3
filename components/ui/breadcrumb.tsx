import { breadcrumbList } from '@/lib/seo/structured-data/pages';
import { BreadcrumbLinks, type Crumb, withHome } from './breadcrumb-links';
import { JsonLd } from './json-ld';

/** The breadcrumb trail with its structured data, on the server: browsers cannot load what makes that. */
export function Breadcrumb({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <>
      <JsonLd data={breadcrumbList(withHome(crumbs), current)} />
      <BreadcrumbLinks crumbs={crumbs} current={current} />
    </>
  );
}
