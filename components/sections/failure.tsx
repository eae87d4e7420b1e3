import type { ReactNode } from 'react';
import { errorPage as copy } from '@/lib/content/failures';

/** An error page. `retry` renders the retry control. Kept small, as every browser loads the error page. */
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
