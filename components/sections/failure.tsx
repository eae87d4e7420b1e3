import type { ReactNode } from 'react';
import { errorPage as copy } from '@/lib/content/failures';
import { HOME_PATH } from '@/lib/home-path';
import { BannerFrame } from '../ui/banner-frame';
import { Button, ButtonLink } from '../ui/button';
import { Container } from '../ui/container';

/** A page that could not be made ready: what happened, and where to go. `retry` is the way to try again. */
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

/** The same for what fails in the browser: there the page is tried again without loading it anew. */
export function BrowserFailure({ reset }: { reset: () => void }) {
  return (
    <Failure
      retry={
        <Button type="button" onClick={reset}>
          {copy.retry}
        </Button>
      }
    />
  );
}
