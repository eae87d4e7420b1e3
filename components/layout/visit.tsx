'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type ComponentType, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { menu } from '@/lib/content/every-page';
import { isLoading, subscribe } from '../ui/loading';
import { provideToasts } from '../ui/toast';
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
    import('./later').then(
      ({ keepCampaign }) => keepCampaign(search),
      () => {},
    );
  }, []);
}

/** Sends what could not be sent on an earlier visit. Few devices keep anything, so what does that is loaded only then. */
function useKeptApplications(): void {
  useEffect(() => {
    if (!hasKept()) return;
    import('./later').then(
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

/**
 * Mounted in the layout, so that a toast outlives the page that showed it. The toaster is loaded with the first toast.
 * If it fails to load, the page stays as it is, including what was typed, and the next toast tries again.
 */
function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      provideToasts(async () => {
        const loaded = await import('../ui/toaster');
        // Mounted and listening before the first toast is handed over.
        flushSync(() => setToaster(() => loaded.Toaster));
        return loaded.toast;
      }),
    [],
  );
  return Toaster && <Toaster />;
}

/** The specification's full-screen loader: a row of five animated bars in var(--brand). */
function LoadingOverlay() {
  const loading = useSyncExternalStore(subscribe, isLoading, () => false);
  return (
    <div role="status">
      {loading && (
        <div className="loader" data-testid="loader">
          {[0, 1, 2, 3, 4].map((bar) => (
            // Already under way, else the last bars would stand still at first.
            <span key={bar} className="loader-bar" style={{ animationDelay: `${bar * 0.12 - 1}s` }} />
          ))}
          <span className="sr-only">{menu.loading}</span>
        </div>
      )}
    </div>
  );
}
