import './blocks.css';
import { Section } from '../ui/section';
import { unbroken } from '../ui/texts';
import type { Toned } from './cards';

export type Cells = {
  columns: readonly string[];
  /** Each row's first text is its header. */
  rows: readonly (readonly string[])[];
};
type TableProps = Cells & { kind: 'table' | 'comparison'; heading: string; intro?: string };

/** A titled table, or a comparison whose first column is ours. */
export function Table({ kind, heading, intro, tone, ...cells }: Toned<TableProps> & TableProps) {
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <FramedTable {...cells} label={heading} isComparison={kind === 'comparison'} />
    </Section>
  );
}

type FramedTableProps = Cells & { label: string; isComparison?: boolean };

/**
 * A table in a rounded frame. Below 768 px, cells are stacked below the row's header (blocks.css); screen readers
 * still get a table, as browsers derive that from the elements.
 */
export function FramedTable({ label, columns, rows, isComparison = false }: FramedTableProps) {
  return (
    <div className="border-line overflow-hidden rounded-3xl border max-md:rounded-2xl">
      <table
        aria-label={label}
        className={`stacked-table w-full text-left ${isComparison ? 'comparison-table' : ''}`}
      >
        <thead className={isComparison ? undefined : 'on-dark'}>
          <tr>
            {columns.map((column) =>
              column ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                <td key={column} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{unbroken(name!)}</th>
              {cells.map((cell, index) => (
                <td key={index}>
                  <span>{unbroken(cell)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
