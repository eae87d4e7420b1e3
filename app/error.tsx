'use client';

import { Failure } from '@/components/sections/failure';
import { errorPage as copy } from '@/lib/content/failures';

/** Shown when a page fails in the browser; retrying re-renders without a reload. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <Failure
      retry={
        <button className="button button-primary" onClick={reset}>
          {copy.retry}
        </button>
      }
    />
  );
}
