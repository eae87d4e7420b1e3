'use client';

import './sent-panel.css';
import { useEffect, useState } from 'react';
import { type Promises, sentPanel as copy, sentAt } from '@/lib/content/forms/sent';
import { closeSent, type SentForm, type SentJob } from '@/lib/browser/sent/sent';
import { similarTo } from '@/lib/forms/similar';
import { JobRows, useFetchedJobs } from '../../jobs/fetched-jobs';
import { Facts } from '../../ui/facts';
import { Icon } from '../../ui/icon';
import { useSent } from './use-sent';
import { sentTime } from '@/lib/browser/sent/sent-time';

// After the toast with the server's message.
const ANNOUNCE_AFTER_MS = 1500;

/** Forms sent in this tab and not closed: the last one in full, with next steps. */
export function SentPanel({ promises }: { promises: Promises }) {
  const [last, ...earlier] = useSent().filter(({ isOpen }) => isOpen);
  if (!last) return null;
  const { heading, next } = copy.kinds[last.form];
  const close = () => {
    closeSent();
    // The focused button is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby="sent-heading" className="sent page-width">
      <div className="sent-card">
        <div className="sent-head">
          <span className="sent-mark">
            <Icon name="check" />
          </span>
          <h2 id="sent-heading" className="type-subheading">
            {heading}
          </h2>
          <button type="button" onClick={close} aria-label={copy.close}>
            <Icon name="close" />
          </button>
        </div>
        <div className="sent-columns">
          <div>
            {/* While it waits, `copy.waiting` is shown beside instead. */}
            {last.message && !last.isWaiting && <p className="sent-message">{last.message}</p>}
            <SentFacts sent={last} />
            {last.statusPath && (
              <p className="sent-status">
                <a href={last.statusPath}>{copy.status}</a>
              </p>
            )}
            {last.reference && <p className="sent-note">{copy.useReference}</p>}
            <EarlierSent sent={earlier} />
          </div>
          <section aria-labelledby="sent-next" className="sent-next">
            <h3 id="sent-next">{copy.next}</h3>
            {last.isWaiting && <p className="sent-waiting">{copy.waiting}</p>}
            <ul>
              {next(promises).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </section>
          {last.job && <SimilarToSent jobId={last.job.id} />}
        </div>
      </div>
      <Notification key={last.at} of={last} />
    </section>
  );
}

/** Announces the submission to screen readers without moving the focus. */
function Notification({ of: { form, reference } }: { of: SentForm }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="sr-only">
      {isDue && copy.announce(copy.kinds[form].heading, reference)}
    </p>
  );
}

/** Earlier forms, one line each. */
function EarlierSent({ sent }: { sent: SentForm[] }) {
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

function SentFacts({ sent: { job, reference, at } }: { sent: SentForm }) {
  const { time, day } = sentTime(at);
  return (
    <Facts
      className="sent-facts"
      facts={[
        [copy.facts.job, job && <SentJobName job={job} />, 'sent-job'],
        [copy.facts.reference, reference && <span className="sent-reference">{reference}</span>],
        [
          copy.facts.at,
          <time key="at" dateTime={at}>
            {sentAt(time, day)}
          </time>,
        ],
      ]}
    />
  );
}

/** A plain link, as job pages are cached and prefetched. */
function SentJobName({ job: { path, title, company } }: { job: SentJob }) {
  return (
    <span>
      <a href={path}>{title}</a>
      {company && <span className="sent-company">{company}</span>}
    </span>
  );
}

/** Up to three similar jobs, in reserved space; nothing on failure. */
function SimilarToSent({ jobId }: { jobId: string }) {
  const { data: jobs, error } = useFetchedJobs(similarTo(jobId));
  if (error || jobs?.length === 0) return null;
  return (
    <section aria-labelledby="sent-similar" aria-busy={!jobs} className="sent-similar">
      <h3 id="sent-similar">{copy.similar}</h3>
      <JobRows jobs={jobs} />
    </section>
  );
}
