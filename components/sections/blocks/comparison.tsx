import type { ComparisonBlock } from '@/lib/content/services/blocks';
import { Section } from '../../ui/section';
import { TableFrame } from './table-frame';
import type { Toned } from './tone';

/** Two ways side by side, ours set off. */
export function Comparison({ heading, intro, columns, rows, tone }: Toned<ComparisonBlock>) {
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <TableFrame label={heading}>
        <thead>
          <tr>
            <td className="bg-paper-deep w-1/4 p-3 sm:p-4" />
            <th scope="col" className="bg-brand w-3/8 p-3 font-semibold text-white sm:p-4 md:px-6">
              {columns[0]}
            </th>
            <th scope="col" className="bg-paper-deep w-3/8 p-3 font-semibold sm:p-4 md:px-6">
              {columns[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, ours, theirs }) => (
            <tr key={label} className="border-line border-t align-top">
              <th scope="row" className="bg-paper-raised p-3 font-semibold sm:p-4">
                {label}
              </th>
              <td className="bg-brand-tint text-brand-deep p-3 font-semibold sm:p-4 md:px-6">{ours}</td>
              <td className="text-ink-soft bg-white p-3 sm:p-4 md:px-6">{theirs}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </Section>
  );
}
