import type { ReactNode } from 'react';
import { BannerFrame } from './banner-frame';
import { Breadcrumb } from './breadcrumb';
import type { Crumb } from './breadcrumb-links';

type BannerProps = {
  title: string;
  lead?: string;
  /** Between Home and this page. */
  crumbs?: Crumb[];
  children?: ReactNode;
};

/** The dark header of an inner page: breadcrumb, h1, lead, and what the page adds. */
export function Banner({ title, lead, crumbs = [], children }: BannerProps) {
  return (
    <BannerFrame title={title} lead={lead} above={<Breadcrumb crumbs={crumbs} current={title} />}>
      {children}
    </BannerFrame>
  );
}
