import type { TableBlock } from '@/lib/content/services/blocks';
import { Section } from '../../ui/section';
import { Unbroken } from '../unbroken';
import { TableFrame } from './table-frame';
import type { Toned } from './tone';

/** A plain table; the first column holds the row headers. */
export function Table({ heading, intro, columns, rows, tone }: Toned<TableBlock>) {
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <TableFrame label={heading}>
        <thead className="on-dark">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...cells]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
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
      </TableFrame>
    </Section>
  );
}
