import { savedPage as copy } from '@/lib/content/saved';
import { formatDay } from '@/lib/shared/text/dates';
import { Icon } from '../ui/icon';
import type { SavedJob } from './saved-jobs';

/** A saved job: a card like that of a list, with a cross in place of the star. */
export function SavedRow({ job, onRemove }: { job: SavedJob; onRemove: () => void }) {
  return (
    <li className="job-card saved-row">
      <article>
        <div className="min-w-0">
          <h2>
            <a href={job.path}>{job.title}</a>
          </h2>
          {job.place && <p className="job-card-place">{job.place}</p>}
          {job.salary && (
            <p className="text-[0.9375rem] [overflow-wrap:anywhere] tabular-nums">{job.salary}</p>
          )}
          <p className="text-ink-soft text-[0.9375rem]">
            {job.isClosed && <strong className="text-ink">{copy.closed} · </strong>}
            {copy.savedOn(formatDay(job.savedAt))}
          </p>
        </div>
        <button type="button" className="save-star" aria-label={copy.remove(job.title)} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </article>
    </li>
  );
}
