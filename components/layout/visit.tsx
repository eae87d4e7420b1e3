'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import {
  type ComponentType,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { OtherLanguage } from '@/lib/base/language';
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
  useNavigationLoader();
  useEffect(() => {
    followNavigations();
    // Remembers which campaign led to the site.
    if (/[?&](utm_|source=)/.test(location.search + document.referrer)) later(({ keep }) => keep());
    // Sends what could not be sent on an earlier visit.
    if (hasKept()) later(({ lookAfterKept }) => lookAfterKept());
  }, []);
  return (
    <>
      <ToastHost />
      <LoadingOverlay />
    </>
  );
}

/** Few visits have to do with what is loaded for this. */
const later = (run: (loaded: typeof import('./later')) => unknown) => import('./later').then(run, () => {});

let loaded: Promise<unknown> | undefined;

/**
 * Renders the page once the browser has the words of its language; the server has them all. If they do not come, scripts
 * speak English.
 */
export function WithWords({ language, children }: { language: OtherLanguage; children: ReactNode }) {
  if (typeof window !== 'undefined') use((loaded ??= later(({ loadWords }) => loadWords(language))));
  return children;
}

/** The loader of navigations goes in the same frame in which the router shows another page, which may be offered in another language. */
function useNavigationLoader(): void {
  const path = usePathname();
  const query = useSearchParams();
  useLayoutEffect(pageShown, [path, query]);
  useEffect(() => {
    if (/hi|kn/.test(`${navigator.languages}`)) later(({ offerLanguage }) => offerLanguage());
  }, [path, query]);
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
