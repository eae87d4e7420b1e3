import './forms.css';
import type { ReactNode } from 'react';
import { brokenForm as copy } from '@/lib/content/forms/not-working';
import { Boundary } from '../ui/boundary';
import { Notice } from '../ui/notice';
import { ContactWays } from './contact-ways';

/** Error boundary for a form: if its script fails, the visitor is told and offered another way. */
export function FormBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      fallback={
        <Notice level="h3" heading={copy.heading} text={copy.text}>
          <ContactWays />
        </Notice>
      }
    >
      {children}
    </Boundary>
  );
}
