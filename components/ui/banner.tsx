import { BannerFrame, type BannerLook } from './banner-frame';
import { Breadcrumb } from './breadcrumb';
import type { Crumb } from './breadcrumb-links';

/** An inner page's header: breadcrumb, h1, lead. `crumbs` lie between Home and this page. */
export function Banner({ crumbs = [], ...look }: BannerLook & { crumbs?: Crumb[] }) {
  return <BannerFrame {...look} above={<Breadcrumb crumbs={crumbs} current={look.title} />} />;
}
