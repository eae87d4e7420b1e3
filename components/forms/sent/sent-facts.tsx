import { sentAt, sentPanel } from '@/lib/content/forms/sent';
import type { SentForm, SentJob } from '@/lib/browser/sent/sent';
import { sentTime } from '@/lib/browser/sent/sent-time';

const { facts } = sentPanel;

/** For which job, under which reference, and when. */
export function SentFacts({ sent: { job, reference, at } }: { sent: SentForm }) {
  const { time, day } = sentTime(at);
  return (
    <dl className="sent-facts">
      {job && (
        <div className="sent-job">
          <dt>{facts.job}</dt>
          <dd>
            <SentJobName job={job} />
          </dd>
        </div>
      )}
      {reference && (
        <div>
          <dt>{facts.reference}</dt>
          <dd className="sent-reference">{reference}</dd>
        </div>
      )}
      <div>
        <dt>{facts.at}</dt>
        <dd>
          <time dateTime={at}>{sentAt(time, day)}</time>
        </dd>
      </div>
    </dl>
  );
}

/** Title and company. A plain link, as a job's document is cached and prefetched. */
export function SentJobName({ job: { path, title, company } }: { job: SentJob }) {
  return (
    <span>
      <a href={path}>{title}</a>
      {company && <span className="sent-company">{company}</span>}
    </span>
  );
}
