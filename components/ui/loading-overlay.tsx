import { useSyncExternalStore } from 'react';
import { loader } from '@/lib/content/every-page';
import { isLoading, subscribe } from './loading';

const BARS = [0, 1, 2, 3, 4];

/** The specification's full-screen loader: a row of five animated bars in #572ac8. */
export function LoadingOverlay() {
  const loading = useSyncExternalStore(subscribe, isLoading, () => false);
  return (
    <div role="status">
      {loading && (
        <div
          className="bg-paper/85 fixed inset-0 z-[60] flex items-center justify-center gap-2"
          data-testid="loader"
        >
          {BARS.map((bar) => (
            <span
              key={bar}
              className="loader-bar h-14 w-2.5 rounded-t-full bg-[#572ac8]"
              style={{ animationDelay: `${bar * 0.12}s` }}
            />
          ))}
          <span className="sr-only">{loader}</span>
        </div>
      )}
    </div>
  );
}
