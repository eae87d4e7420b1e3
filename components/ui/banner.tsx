import { BannerFrame, type BannerLook } from './banner-frame';
import { Breadcrumb } from './breadcrumb';
import type { Crumb } from './breadcrumb-links';

/** `crumbs` lie between Home and this page; `current` names it there, if not its title. */
type BannerProps = BannerLook & { crumbs?: Crumb[]; current?: string };

/** An inner page's header: breadcrumb, h1, lead. */
export function Banner({ crumbs = [], current, ...look }: BannerProps) {
  return <BannerFrame {...look} above={<Breadcrumb crumbs={crumbs} current={current ?? look.title} />} />;
}
