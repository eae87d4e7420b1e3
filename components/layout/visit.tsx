'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { LoadingOverlay } from '../ui/loading';
import { ToastHost } from '../ui/toast';
import { hasKept } from '@/lib/browser/kept/kept-flag';
import { followNavigations, pageShown } from '../ui/navigation-loader';

/**
 * What accompanies a visit across pages: campaign, kept applications, toasts and the loader. One component, because each would be
 * serialised into every page.
 */
export function Visit() {
  useCampaign();
  useNavigationLoader();
  useKeptApplications();
  return (
    <>
      <ToastHost />
      <LoadingOverlay />
    </>
  );
}

/** Remembers which campaign led to the site. Few visits have one, so what does that is loaded only then. */
function useCampaign(): void {
  useEffect(() => {
    const { search } = location;
    if (!/[?&](utm_|source=)/.test(search + document.referrer)) return;
    import('@/lib/forms/campaign').then(
      ({ keepCampaign }) => keepCampaign(search),
      () => {},
    );
  }, []);
}

/** Sends what could not be sent on an earlier visit. Few devices keep anything, so what does that is loaded only then. */
function useKeptApplications(): void {
  useEffect(() => {
    if (!hasKept()) return;
    import('../forms/kept/at-visit').then(
      ({ lookAfterKept }) => lookAfterKept(),
      () => {},
    );
  }, []);
}

/** The loader of navigations goes in the same frame in which the router shows another page. */
function useNavigationLoader(): void {
  const path = usePathname();
  const query = useSearchParams();
  useLayoutEffect(pageShown, [path, query]);
  useEffect(followNavigations, []);
}
