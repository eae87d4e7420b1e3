import type { ReactNode } from 'react';

/** The page's maximum width and margins. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`page-width ${className}`}>{children}</div>;
}
