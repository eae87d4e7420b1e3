import './before-and-after.css';
import type { BeforeAndAfter as BeforeAndAfterCopy } from '@/lib/content/services/signatures';

/** How work is done before and after, in two doorways. */
export function BeforeAndAfter({ heading, columns, pairs }: BeforeAndAfterCopy & { heading: string }) {
  return (
    <table aria-label={heading} className="before-and-after">
      <thead>
        <tr>
          <td />
          <th scope="col">{columns.before}</th>
          <th scope="col">{columns.after}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ subject, before, after }) => (
          <tr key={subject}>
            <th scope="row">{subject}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
