import type { ReactNode } from 'react';
import { BannerFrame, type Ground } from './banner-frame';
import type { Scene } from './banner-scene';
import { Breadcrumb } from './breadcrumb';
import type { Crumb } from './breadcrumb-links';

type BannerProps = {
  title: string;
  ground?: Ground;
  scene?: Scene;
  lead?: string;
  /** Between Home and this page. */
  crumbs?: Crumb[];
  children?: ReactNode;
};

/** The head of an inner page: breadcrumb, h1, lead, and what the page adds. */
export function Banner({ title, ground, scene, lead, crumbs = [], children }: BannerProps) {
  return (
    <BannerFrame
      title={title}
      ground={ground}
      scene={scene}
      lead={lead}
      above={<Breadcrumb crumbs={crumbs} current={title} />}
    >
      {children}
    </BannerFrame>
  );
}
