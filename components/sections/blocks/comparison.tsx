import type { ComparisonBlock } from '@/lib/content/services/blocks';
import { Section } from '../../ui/section';
import { TableFrame } from './table-frame';
import type { Toned } from './tone';

/** Two approaches side by side, ours highlighted. */
export function Comparison({ heading, intro, columns, rows, tone }: Toned<ComparisonBlock>) {
  const head = (
    <thead>
      <tr>
        <td />
        <th scope="col">{columns[0]}</th>
        <th scope="col">{columns[1]}</th>
      </tr>
    </thead>
  );
  const texts = rows.map(({ label, ours, theirs }) => [label, ours, theirs]);
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <TableFrame label={heading} kind="comparison" head={head} rows={texts} />
    </Section>
  );
}
