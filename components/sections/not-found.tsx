'use client';

import { BannerFrame } from '../ui/banner-frame';
import { BreadcrumbLinks } from '../ui/breadcrumb-links';
import { ButtonLink } from '../ui/button';
import { Container } from '../ui/container';
import { notFoundPage as copy } from '@/lib/content/failures';
import { routes } from '@/lib/shared/routes';

/** A page or job that does not exist, with links to where most people go next. */
export function NotFound() {
  return (
    <>
      <BannerFrame
        title={copy.heading}
        lead={copy.text}
        above={<BreadcrumbLinks crumbs={[]} current={copy.heading} />}
      />
      <Container className="flex flex-wrap gap-3 py-12 md:py-16">
        <ButtonLink href={routes.jobs()}>{copy.jobs}</ButtonLink>
        <ButtonLink href={routes.home()} variant="outline">
          {copy.home}
        </ButtonLink>
      </Container>
    </>
  );
}
