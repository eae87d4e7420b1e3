'use client';

import './saved-row.css';
import { type ComponentProps, useRef, useState, useSyncExternalStore } from 'react';
import { savedPage as copy } from '@/lib/content/saved';
import { currentLanguage, pathIn } from '@/lib/base/language';
import { indianDate } from '@/lib/base/mail/indian-time';
import { onDeviceText } from '@/lib/browser/device-text';
import { findClosed, sendList } from '@/lib/browser/saved/list-actions';
import { addJobs, noteClosed, removeJobs, type SavedJob, savedJobs } from '@/lib/browser/saved/saved-jobs';
import { routes } from '@/lib/routes';
import { Button, ButtonLink } from '../ui/button';
import { Changing } from '../ui/changing';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';

/** The last action's message, and the jobs that "Undo" restores. */
type Outcome = { text: string; removed?: SavedJob[] };

/** The saved jobs, closed ones last. Browser only. */
export function SavedList() {
  const jobs = useSyncExternalStore(onDeviceText, savedJobs, () => null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isChecking, setChecking] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  if (!jobs) return null;

  /** After a change by a button that is now gone. */
  const report = (isDone: boolean, done: Outcome | null) => {
    setOutcome(isDone ? done : { text: copy.blocked });
    status.current?.focus();
  };
  const remove = (removed: SavedJob[]) =>
    report(removeJobs(removed.map(({ id }) => id)), { text: copy.removed(removed.length), removed });
  const check = async () => {
    if (isChecking) return;
    setOutcome({ text: copy.checking });
    setChecking(true);
    const found = await findClosed(jobs);
    const closed = [...found.values()].filter(Boolean).length;
    const counts = { open: found.size - closed, closed, unknown: jobs.length - found.size };
    setChecking(false);
    setOutcome({ text: noteClosed(found) ? copy.checked(counts) : copy.blocked });
  };
  const send = async () => {
    const result = await sendList(rows);
    setOutcome(result === 'shared' ? null : { text: result === 'copied' ? copy.copied : copy.notSent });
  };
  const rows = [...jobs].sort((a, b) => Number(a.isClosed ?? false) - Number(b.isClosed ?? false));
  const isEmpty = jobs.length === 0;
  return (
    <>
      {!isEmpty && (
        <div className="flex flex-wrap gap-2">
          <Action label={copy.send} variant="primary" onClick={send} />
          <Action
            label={copy.check}
            aria-describedby="check-note"
            aria-disabled={isChecking}
            onClick={check}
          />
          <Action label={copy.removeAll} onClick={() => remove(jobs)} />
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
            onClick={() => report(addJobs(outcome.removed!), null)}
          >
            {copy.undo}
          </button>
        )}
      </div>
      {isEmpty ? (
        <Notice {...copy.empty}>
          <ButtonLink href={routes.jobs()}>{copy.empty.action}</ButtonLink>
        </Notice>
      ) : (
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
      )}
    </>
  );
}
const Action = ({
  label,
  variant = 'outline',
  ...props
}: ComponentProps<typeof Button> & { label: string }) => (
  <Button type="button" variant={variant} {...props}>
    {label}
  </Button>
);

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
