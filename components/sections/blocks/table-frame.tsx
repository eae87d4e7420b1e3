import type { ReactNode } from 'react';

/**
 * A table in a rounded frame. Below 768 px its cells are stacked (`.stacked-table` in app/parts.css); to screen readers
 * it stays a table, as browsers derive that from the elements, not from how they are displayed.
 */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line overflow-hidden rounded-3xl border">
      <table aria-label={label} className="stacked-table w-full text-left">
        {children}
      </table>
    </div>
  );
}
