import type { ReactNode } from 'react';

/**
 * The arch around every illustration. The ring is drawn over the scene and covers what extends beyond the inner arch;
 * that avoids clip paths, and hence ids, on the page.
 */
export function Frame({
  ground,
  className,
  children,
}: {
  ground: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <svg viewBox="0 0 400 440" aria-hidden="true" className={className}>
      <path d="M40 420V200a160 160 0 0 1 320 0v220Z" fill={ground} />
      {children}
      <path
        d="M10 440V200a190 190 0 0 1 380 0v240h-34V200a156 156 0 0 0-312 0v240Z"
        fill="var(--brand-tint)"
        fillRule="evenodd"
      />
      <path
        d="M27 404V200a173 173 0 0 1 346 0v210"
        fill="none"
        stroke="var(--brand-soft)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 14"
      />
      <path d="M0 414h400v26H0Z" fill="var(--ink-band)" />
      <path d="M0 414h400v6H0Z" fill="var(--accent)" />
    </svg>
  );
}
