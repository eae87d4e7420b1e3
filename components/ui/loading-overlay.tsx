import { useSyncExternalStore } from 'react';
import { loader } from '@/lib/content/every-page';
import { isLoading, subscribe } from './loading';

/** The specification's full-screen loader: a row of five animated bars in var(--brand). */
export function LoadingOverlay() {
  const loading = useSyncExternalStore(subscribe, isLoading, () => false);
  return (
    <div role="status">
      {loading && (
        <div className="loader" data-testid="loader">
          {[0, 1, 2, 3, 4].map((bar) => (
            // Already under way, else the last bars would stand still at first.
            <span key={bar} className="loader-bar" style={{ animationDelay: `${bar * 0.12 - 1}s` }} />
          ))}
          <span className="sr-only">{loader}</span>
        </div>
      )}
    </div>
  );
}
