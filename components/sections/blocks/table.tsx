import type { TableBlock } from '@/lib/content/services/blocks';
import { Section } from '../../ui/section';
import { TableFrame } from './table-frame';
import type { Toned } from './tone';

/** A plain table; the first column holds the row headers. */
export function Table({ heading, intro, columns, rows, tone }: Toned<TableBlock>) {
  const head = (
    <thead className="on-dark">
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <TableFrame label={heading} head={head} rows={rows} />
    </Section>
  );
}
