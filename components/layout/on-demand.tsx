'use client';

import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';

// Chunks of their own: the layout's is on every page, also of sites that ask for no consent, and Next sends with every
// page what stands where it is not found. One file for all, or each would be a script more.
const loadConsent = () => import('../consent/consent-banner').catch(() => noConsent);
// If it does not come, nobody has consented, and the page is none the worse.
const nothing: ComponentType<{ containerId?: string }> = () => null;
const noConsent = { ConsentBanner: nothing, CookieChoices: nothing };
const Banner = lazy(async () => ({ default: (await loadConsent()).ConsentBanner }));
const Choices = lazy(async () => ({ default: (await loadConsent()).CookieChoices }));
const FailurePage = lazy(async () => ({ default: (await import('../sections/failure')).BrowserFailure }));
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

export function BrowserFailure(props: ComponentProps<typeof FailurePage>) {
  return (
    <Suspense>
      <FailurePage {...props} />
    </Suspense>
  );
}
