import './saved-row.css';
import { savedPage as copy } from '@/lib/content/saved';
import { indianDate } from '@/lib/base/mail/indian-time';
import { Changing } from '../ui/changing';
import { Icon } from '../ui/icon';
import type { SavedJob } from '@/lib/browser/saved/saved-jobs';

/** A saved job: a card like that of a list, with a cross in place of the star. */
export function SavedRow({ job, onRemove }: { job: SavedJob; onRemove: () => void }) {
  return (
    <li className="job-card saved-row">
      <article>
        <div>
          <h2>
            <a href={job.path}>{job.title}</a>
          </h2>
          {job.place && <p>{job.place}</p>}
        </div>
        <p className="pay">{job.salary}</p>
        <p>
          {job.isClosed && <strong>{copy.closed} · </strong>}
          <Changing>{copy.savedOn(indianDate(job.savedAt))}</Changing>
        </p>
        <button type="button" className="save-star" aria-label={copy.remove(job.title)} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </article>
    </li>
  );
}
