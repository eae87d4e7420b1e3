'use client';

import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';

// A separate chunk: the layout's is loaded on every page, even by sites that need no consent.
const loadConsent = () => import('./consent-banner').catch(() => noConsent);
// If it fails to load, nobody has consented, and the page works all the same.
const Empty: ComponentType<{ containerId?: string }> = () => null;
const noConsent = { ConsentBanner: Empty, CookieChoices: Empty };
const Banner = lazy(async () => ({ default: (await loadConsent()).ConsentBanner }));
const Choices = lazy(async () => ({ default: (await loadConsent()).CookieChoices }));
// Next embeds the not-found page in every page: rendered on the server, that is up to 1.3 kB of HTML (gzip) each time,
// as a script 1.2 kB once.
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
