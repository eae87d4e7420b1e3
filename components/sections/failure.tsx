import type { ReactNode } from 'react';
import { errorPage as copy } from '@/lib/content/failures';

/**
 * A page that could not be prepared: what happened, and where to go. `retry` renders the way to try again. Kept small,
 * because the error page goes to every browser.
 */
export function Failure({ retry }: { retry: ReactNode }) {
  return (
    <div className="page-width py-12">
      <h1 className="type-title">{copy.heading}</h1>
      <p className="my-6">{copy.text}</p>
      <div className="flex flex-wrap gap-3">
        {retry}
        {/* The router may be what failed. */}
        <a href={copy.homePath} className="button button-outline">
          {copy.home}
        </a>
      </div>
    </div>
  );
}
