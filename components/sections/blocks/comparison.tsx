import type { ComparisonBlock } from '@/lib/content/services/blocks';
import { Section } from '../../ui/section';
import { Unbroken } from '../unbroken';
import { TableFrame } from './table-frame';
import type { Toned } from './tone';

/** Two approaches side by side, ours highlighted. */
export function Comparison({ heading, intro, columns, rows, tone }: Toned<ComparisonBlock>) {
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <TableFrame label={heading} kind="comparison">
        <thead>
          <tr>
            <td />
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, ours, theirs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <span>
                  <Unbroken text={ours} />
                </span>
              </td>
              <td>
                <span>
                  <Unbroken text={theirs} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </Section>
  );
}
