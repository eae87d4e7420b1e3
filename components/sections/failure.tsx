import type { ReactNode } from 'react';
import { errorPage as copy } from '@/lib/content/failures';

type FailureProps = {
  /** The control that tries again. */
  retry: ReactNode;
  /** Other ways to reach the agency. */
  contact?: ReactNode;
};

/** An error page. Kept small, as every browser loads it. */
export function Failure({ retry, contact }: FailureProps) {
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
      {contact && (
        <p className="mt-8">
          {copy.contact} {contact}
        </p>
      )}
    </div>
  );
}
