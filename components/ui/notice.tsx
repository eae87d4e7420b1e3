import type { ReactNode } from 'react';

type NoticeProps = { heading: string; text: string; children?: ReactNode; level?: 'h1' | 'h2' | 'h3' };

/** Empty state of a list or page: what happened and what to do next. */
export function Notice({ heading, text, children, level: Heading = 'h2' }: NoticeProps) {
  return (
    <div className="border-line bg-paper-raised flex flex-col items-start gap-6 rounded-3xl border p-6 sm:flex-row sm:items-center md:p-10">
      <svg viewBox="0 0 80 96" aria-hidden="true" className="h-24 w-20 shrink-0">
        <path d="M4 96V40a36 36 0 0 1 72 0v56Z" fill="var(--brand-tint)" />
        <path d="M16 96V42a24 24 0 0 1 48 0v54Z" fill="var(--brand-soft)" />
        <path d="M28 96V44a12 12 0 0 1 24 0v52Z" fill="var(--brand)" />
      </svg>
      <div className="max-w-full">
        <Heading className="type-subheading">{heading}</Heading>
        <p className="text-ink-soft max-w-text mt-2">{text}</p>
        {children && <div className="mt-5 flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  );
}
