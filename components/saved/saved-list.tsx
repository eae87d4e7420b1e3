'use client';

import './saved-row.css';
import { useRef, useState, useSyncExternalStore } from 'react';
import { savedPage as copy } from '@/lib/content/saved';
import { currentLanguage, pathIn } from '@/lib/base/language';
import { routes } from '@/lib/routes';
import { Button, ButtonLink } from '../ui/button';
import { Changing } from '../ui/changing';
import { Notice } from '../ui/notice';
import { findClosed } from '@/lib/browser/saved/find-closed';
import { addJobs, noteClosed, removeJobs, type SavedJob, savedJobs } from '@/lib/browser/saved/saved-jobs';
import { onDeviceText } from '@/lib/browser/device-text';
import { sendList } from '@/lib/browser/saved/send-list';
import { indianDate } from '@/lib/base/mail/indian-time';
import { Icon } from '../ui/icon';

/** The last action's message, and the jobs that "Undo" restores. */
type Outcome = { text: string; removed?: SavedJob[] };

/** The saved jobs, closed ones last. Browser only. */
export function SavedList() {
  const jobs = useSyncExternalStore(onDeviceText, savedJobs, () => null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isChecking, setChecking] = useState(false);
  const status = useRef<HTMLDivElement>(null);

  const remove = (removed: SavedJob[]) => {
    const isDone = removeJobs(removed.map(({ id }) => id));
    setOutcome(isDone ? { text: copy.removed(removed.length), removed } : { text: copy.blocked });
    // The focused button is gone.
    status.current?.focus();
  };
  const undo = (removed: SavedJob[]) => {
    setOutcome(addJobs(removed) ? null : { text: copy.blocked });
    status.current?.focus();
  };
  const check = async (asked: SavedJob[]) => {
    setOutcome({ text: copy.checking });
    setChecking(true);
    const answers = await findClosed(asked);
    const closed = [...answers.values()].filter(Boolean).length;
    const counts = { open: answers.size - closed, closed, unknown: asked.length - answers.size };
    setChecking(false);
    setOutcome({ text: noteClosed(answers) ? copy.checked(counts) : copy.blocked });
  };
  const send = async (sent: SavedJob[]) => {
    const result = await sendList(sent);
    setOutcome(result === 'shared' ? null : { text: result === 'copied' ? copy.copied : copy.notSent });
  };

  if (!jobs) return null;
  const rows = [...jobs.filter(({ isClosed }) => !isClosed), ...jobs.filter(({ isClosed }) => isClosed)];
  return (
    <>
      {jobs.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button type="button" onClick={() => send(rows)}>
            {copy.send}
          </Button>
          <Button
            type="button"
            variant="outline"
            aria-describedby="check-note"
            aria-disabled={isChecking}
            onClick={() => !isChecking && check(jobs)}
          >
            {copy.check}
          </Button>
          <Button type="button" variant="outline" onClick={() => remove(jobs)}>
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
        {outcome && <Changing>{outcome.text}</Changing>}
        {outcome?.removed && (
          <button
            type="button"
            className="text-brand min-h-11 cursor-pointer font-semibold underline underline-offset-4"
            onClick={() => undo(outcome.removed!)}
          >
            {copy.undo}
          </button>
        )}
      </div>
      {jobs.length === 0 ? (
        <Notice {...copy.empty}>
          <ButtonLink href={routes.jobs()}>{copy.empty.action}</ButtonLink>
        </Notice>
      ) : (
        <ul aria-label={copy.listLabel} className="space-y-2 md:space-y-3">
          {rows.map((job) => (
            <SavedRow key={job.id} job={job} onRemove={() => remove([job])} />
          ))}
        </ul>
      )}
      {jobs.length > 0 && (
        <p id="check-note" className="text-ink-soft mt-6 max-w-md text-sm">
          <b>{copy.check}:</b> {copy.checkNote}
        </p>
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
            <a href={pathIn(currentLanguage(), job.path)}>{job.title}</a>
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
