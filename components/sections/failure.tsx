import type { ReactNode } from 'react';
import { errorPage as copy } from '@/lib/content/failures';
import { HOME_PATH } from '@/lib/shared/home-path';
import { BannerFrame } from '../ui/banner-frame';
import { ButtonLink } from '../ui/button';
import { Container } from '../ui/container';

/** A page that could not be prepared: what happened, and where to go. `retry` renders the way to try again. */
export function Failure({ retry }: { retry: ReactNode }) {
  return (
    <>
      <BannerFrame title={copy.heading} lead={copy.text} />
      <Container className="flex flex-wrap gap-3 py-12 md:py-16">
        {retry}
        <ButtonLink href={HOME_PATH} variant="outline">
          {copy.home}
        </ButtonLink>
      </Container>
    </>
  );
}
