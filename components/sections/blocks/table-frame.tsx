import './stacked-table.css';
import type { ReactNode } from 'react';
import { Unbroken } from '../unbroken';

type TableFrameProps = {
  label: string;
  kind?: 'plain' | 'comparison';
  head: ReactNode;
  /** Of texts, the first of them the row's header. */
  rows: readonly (readonly string[])[];
};

/**
 * A table in a rounded frame. Below 768 px a row's cells stand below its name (stacked-table.css); to screen readers
 * it stays a table, as browsers derive that from the elements, not from how they are displayed.
 */
export function TableFrame({ label, kind = 'plain', head, rows }: TableFrameProps) {
  return (
    <div className="border-line overflow-hidden rounded-3xl border max-md:rounded-2xl">
      <table
        aria-label={label}
        className={`stacked-table w-full text-left ${kind === 'comparison' ? 'comparison-table' : ''}`}
      >
        {head}
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index}>
                  <span>
                    <Unbroken text={cell} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
