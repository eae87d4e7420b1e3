import type { ReactNode } from 'react';

/** The page's width with its margins. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`page-width ${className}`}>{children}</div>;
}
