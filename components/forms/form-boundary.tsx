import type { ReactNode } from 'react';
import { identity } from '@/lib/content/identity';
import { brokenForm as copy } from '@/lib/content/failures';
import { Boundary } from '../ui/boundary';
import { Notice } from '../ui/notice';

/** Error boundary for a form: if its script fails, the visitor is told and offered another way. */
export function FormBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      fallback={
        <Notice level="h3" heading={copy.heading} text={copy.text}>
          <a
            href={`mailto:${identity.email}`}
            className="text-brand font-semibold underline underline-offset-4"
          >
            {identity.email}
          </a>
        </Notice>
      }
    >
      {children}
    </Boundary>
  );
}
