import type { TableBlock } from '@/lib/content/services/blocks';
import { Section } from '../../ui/section';
import { TableFrame } from './table-frame';
import type { Toned } from './tone';

/** A plain table; the first column heads its rows. Wide ones scroll inside their frame. */
export function Table({ heading, intro, columns, rows, tone }: Toned<TableBlock>) {
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <TableFrame label={heading}>
        <thead className="on-dark bg-ink-band text-white">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="p-3 font-semibold sm:p-4 md:px-6">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="bg-white">
          {rows.map(([label, ...cells]) => (
            <tr key={label} className="border-line border-t align-top">
              <th scope="row" className="p-3 font-semibold sm:p-4 md:px-6">
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className="text-ink-soft p-3 sm:p-4 md:px-6">
                  <span className="max-w-text block">{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </Section>
  );
}
