'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

// Chunks of their own: the layout's is on every page, also of sites that ask for no consent.
const Banner = lazy(async () => ({ default: (await import('./consent-banner')).ConsentBanner }));
const Choices = lazy(async () => ({ default: (await import('./cookie-choices')).CookieChoices }));

export function ConsentBanner(props: ComponentProps<typeof Banner>) {
  return (
    <Suspense>
      <Banner {...props} />
    </Suspense>
  );
}

export function CookieChoices(props: ComponentProps<typeof Choices>) {
  return (
    <Suspense>
      <Choices {...props} />
    </Suspense>
  );
}
