import { BannerFrame, type BannerLook } from './banner-frame';
import { type Crumb, Breadcrumb } from './breadcrumb';

/** An inner page's header: breadcrumb, h1, lead. `crumbs` lie between Home and this page. */
export function Banner({ crumbs = [], ...look }: BannerLook & { crumbs?: Crumb[] }) {
  return <BannerFrame {...look} above={<Breadcrumb crumbs={crumbs} current={look.title} />} />;
}
