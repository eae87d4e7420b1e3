'use client';

import './saved-row.css';
import { useRef, useState, useSyncExternalStore } from 'react';
import { menu } from '@/lib/content/every-page';
import { savedPage as copy } from '@/lib/content/saved';
import { currentLanguage, pathIn } from '@/lib/base/language';
import { langOf } from '@/lib/base/text/language-of-text';
import { indianDate } from '@/lib/base/mail/indian-time';
import { onDeviceText } from '@/lib/browser/device-text';
import { addJobs, checkJobs, removeJobs, type SavedJob, savedJobs } from '@/lib/browser/saved/saved-jobs';
import { routes } from '@/lib/routes';
import { Button, ButtonLink } from '../ui/button';
import { Changing } from '../ui/changing';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';

/** The last action's message, and the jobs that "Undo" restores. */
type Outcome = { text: string; isChecking?: boolean; removed?: SavedJob[] };

/** The saved jobs, closed ones last; on the server, a line that says that they load. */
export function SavedList() {
  const jobs = useSyncExternalStore(onDeviceText, savedJobs, () => null);
  const [outcome, setOutcome] = useState<Outcome>({ text: '' });
  const status = useRef<HTMLDivElement>(null);
  if (!jobs) return <p className="text-ink-soft saved-loading">{`${menu.loading} …`}</p>;

  const rows = [...jobs].sort((a, b) => Number(a.isClosed ?? false) - Number(b.isClosed ?? false));
  const check = async () => {
    if (outcome.isChecking) return;
    setOutcome({ text: copy.checking, isChecking: true });
    const counts = await checkJobs(rows);
    setOutcome({ text: counts ? copy.checked(counts) : copy.blocked });
  };
  /** After a change by a button that is now gone. */
  const report = (isDone: boolean, done: Outcome) => {
    setOutcome(isDone ? done : { text: copy.blocked });
    status.current?.focus();
  };
  const remove = (removed: SavedJob[]) =>
    report(removeJobs(removed.map(({ id }) => id)), { text: copy.removed(removed.length), removed });
  return (
    <>
      {rows.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={async () => setOutcome({ text: await sendList(rows) })}>{copy.send}</Button>
          <Button
            variant="outline"
            aria-describedby="check-note"
            aria-disabled={outcome.isChecking ?? false}
            onClick={check}
          >
            {copy.check}
          </Button>
          <Button variant="outline" onClick={() => remove(jobs)}>
            {copy.removeAll}
          </Button>
        </div>
      )}
      <div
        ref={status}
        role="status"
        tabIndex={-1}
        className="my-1 flex min-h-11 items-center gap-x-4 outline-none"
      >
        {outcome.text && <Changing>{outcome.text}</Changing>}
        {outcome.removed && (
          <button
            className="text-brand min-h-11 cursor-pointer font-semibold underline underline-offset-4"
            onClick={() => report(addJobs(outcome.removed!), { text: '' })}
          >
            {copy.undo}
          </button>
        )}
      </div>
      {rows.length > 0 ? (
        <>
          <ul aria-label={copy.listLabel} className="space-y-2 md:space-y-3">
            {rows.map((job) => (
              <SavedRow key={job.id} job={job} onRemove={() => remove([job])} />
            ))}
          </ul>
          <p id="check-note" className="text-ink-soft mt-6 max-w-md text-sm">
            <b>{copy.check}:</b> {copy.checkNote}
          </p>
        </>
      ) : (
        <Notice {...copy.empty}>
          <ButtonLink href={routes.jobs()}>{copy.empty.action}</ButtonLink>
        </Notice>
      )}
    </>
  );
}

/** A job card with a remove button instead of the star. */
export function SavedRow({ job, onRemove }: { job: SavedJob; onRemove: () => void }) {
  return (
    <li className="job-card saved-row">
      <article>
        <div>
          <h2>
            <a href={pathIn(currentLanguage(), job.path)} {...langOf(job.title)}>
              {job.title}
            </a>
          </h2>
          {job.place && <p>{job.place}</p>}
        </div>
        <p className="pay">{job.salary}</p>
        <p>
          {job.isClosed && <strong className="text-ink">{copy.closed} · </strong>}
          <Changing>{copy.savedOn(indianDate(job.savedAt))}</Changing>
        </p>
        <button className="save-star" onClick={onRemove}>
          <Icon name="close" />
          <span className="sr-only">
            {copy.remove} <span {...langOf(job.title)}>{job.title}</span>
          </span>
        </button>
      </article>
    </li>
  );
}

/**
 * Passes titles and addresses of the jobs to the browser's share dialog or, without one, to the clipboard.
 * @returns what to tell the visitor; '' after the dialog
 */
export async function sendList(jobs: SavedJob[]): Promise<string> {
  const text = jobs
    .map(({ title, place, path }) => [title, place, location.origin + path].filter(Boolean).join('\n'))
    .join('\n\n');
  // Missing in some browsers, despite its type.
  const canShare = typeof navigator.share === 'function';
  try {
    if (canShare) await navigator.share({ title: copy.sendTitle, text });
    else await navigator.clipboard.writeText(text);
    return canShare ? '' : copy.copied;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? '' : copy.notSent;
  }
}
