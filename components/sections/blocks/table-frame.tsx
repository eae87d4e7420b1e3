import type { ReactNode } from 'react';

/** A table in a rounded frame that scrolls by itself, by keyboard too, where it is wider than the screen. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={label}
      className="border-line overflow-x-auto rounded-3xl border"
    >
      <table className="w-full text-left max-sm:text-[0.875rem] sm:min-w-xl">{children}</table>
    </div>
  );
}
