import './stacked-table.css';
import type { ReactNode } from 'react';

type TableFrameProps = { label: string; kind?: 'plain' | 'comparison'; children: ReactNode };

/**
 * A table in a rounded frame. Below 768 px a row's cells stand below its name (stacked-table.css); to screen readers
 * it stays a table, as browsers derive that from the elements, not from how they are displayed.
 */
export function TableFrame({ label, kind = 'plain', children }: TableFrameProps) {
  return (
    <div className="border-line overflow-hidden rounded-3xl border max-md:rounded-2xl">
      <table
        aria-label={label}
        className={`stacked-table w-full text-left ${kind === 'comparison' ? 'comparison-table' : ''}`}
      >
        {children}
      </table>
    </div>
  );
}
