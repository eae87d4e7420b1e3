'use client';

import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';

// A chunk of its own: the layout's is on every page, also of sites that ask for no consent.
const loadConsent = () => import('./consent-banner').catch(() => noConsent);
// If it does not come, nobody has consented, and the page is none the worse.
const nothing: ComponentType<{ containerId?: string }> = () => null;
const noConsent = { ConsentBanner: nothing, CookieChoices: nothing };
const Banner = lazy(async () => ({ default: (await loadConsent()).ConsentBanner }));
const Choices = lazy(async () => ({ default: (await loadConsent()).CookieChoices }));
// Next sends with every page what stands where it is not found: rendered on the server that is up to 1.3 kB of HTML (gzip)
// on each of them, as a script 1.2 kB.
const NotFoundPage = lazy(async () => ({ default: (await import('../sections/not-found')).NotFound }));

export function ConsentBanner(props: ComponentProps<typeof Banner>) {
  return (
    <Suspense>
      <Banner {...props} />
    </Suspense>
  );
}

export function CookieChoices() {
  return (
    <Suspense>
      <Choices />
    </Suspense>
  );
}

export function NotFound() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}
