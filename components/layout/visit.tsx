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
import { followNavigations, pageShown } from '../ui/navigation-loader';

/** Campaign, toasts and loader. One component, because each would be serialised into every page. */
export function Visit() {
  useNavigationLoader();
  useEffect(() => {
    followNavigations();
    if (/[?&](utm_|source=)/.test(location.search + document.referrer)) later(({ keep }) => keep());
  }, []);
  return (
    <>
      <ToastHost />
      <LoadingOverlay />
    </>
  );
}

/** Loads rarely needed code and runs it. */
const later = (run: (loaded: typeof import('./later')) => unknown) => import('./later').then(run, () => {});

let loaded: Promise<unknown> | undefined;

/** Suspends until the browser has its language's texts. If loading fails, scripts fall back to English. */
export function WithWords({ language, children }: { language: OtherLanguage; children: ReactNode }) {
  if (typeof window !== 'undefined') use((loaded ??= later(({ loadWords }) => loadWords(language))));
  return children;
}

/** Hides the loader in the frame in which the router shows a page. */
function useNavigationLoader(): void {
  const path = usePathname();
  const query = useSearchParams();
  useLayoutEffect(pageShown, [path, query]);
}

/** Hosts toasts in the layout, so that they outlive the page. Loads the toaster with the first; retries on failure. */
function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      provideToasts(async () => {
        const loaded = await import('../ui/toaster');
        // Mount before handing over the first toast.
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
            // Negative delays, so that no bar stands still at first.
            <span key={bar} className="loader-bar" style={{ animationDelay: `${bar * 0.12 - 1}s` }} />
          ))}
          <span className="sr-only">{menu.loading}</span>
        </div>
      )}
    </div>
  );
}
