import type { ComparisonBlock } from '@/lib/content/services/blocks';
import { Section } from '../../ui/section';
import { TableFrame } from './table-frame';
import type { Toned } from './tone';

/** Two approaches side by side, ours highlighted. */
export function Comparison({ heading, intro, columns, rows, tone }: Toned<ComparisonBlock>) {
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <TableFrame label={heading}>
        <thead>
          <tr>
            <td className="bg-paper-deep w-1/4" />
            <th scope="col" className="bg-brand w-3/8 text-white">
              {columns[0]}
            </th>
            <th scope="col" className="bg-paper-deep w-3/8">
              {columns[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, ours, theirs }) => (
            <tr key={label}>
              <th scope="row" className="bg-paper-raised">
                {label}
              </th>
              <td data-label={columns[0]} className="bg-brand-tint text-brand-deep font-semibold">
                {ours}
              </td>
              <td data-label={columns[1]} className="text-ink-soft bg-white">
                {theirs}
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </Section>
  );
}
