import { sentPanel as copy } from '@/lib/content/forms/sent';
import type { SentForm } from '@/lib/browser/sent/sent';
import { SentJobName } from './sent-facts';

/** What was sent before, one line each; nothing if there is none. */
export function EarlierSent({ sent }: { sent: SentForm[] }) {
  if (sent.length === 0) return null;
  return (
    <section aria-labelledby="sent-earlier" className="sent-earlier">
      <h3 id="sent-earlier">{copy.earlier}</h3>
      <ul>
        {sent.map(({ form, at, reference, statusPath, job }) => (
          <li key={at}>
            {job ? <SentJobName job={job} /> : copy.kinds[form].name}
            {reference && <span className="sent-reference">{reference}</span>}
            {statusPath && <a href={statusPath}>{copy.status}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
