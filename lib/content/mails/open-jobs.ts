import type { MailDocument, MailItem } from '../../base/mail/document';
import { indianDate } from '../../base/mail/indian-time';
import { jobName, type NamedJob } from '../job-name';
import { andMore, footer, listUnder, text } from './mail-parts';

const RULES = footer(
  'A job not confirmed for 21 days is marked, and removed from feeds and search engines.',
  'After 35 days it closes automatically.',
);

/** A job to confirm; `isMarked`: shown to visitors as unconfirmed. Times are ISO 8601. */
type UnconfirmedJob = NamedJob & { confirmedAt: string; isMarked: boolean };

type Question = {
  /** Oldest confirmation first. */
  jobs: UnconfirmedJob[];
  /** Number of jobs, from the start of the list, that close before or soon after the next mail unless confirmed. */
  closing: number;
  /** Including unlisted ones. */
  total: number;
  /** The list at the desk, where they are confirmed. */
  url: string;
};

/** Weekly mail that asks staff which jobs are still open. */
export function openJobsMail({ jobs, closing, total, url }: Question): MailDocument {
  const more = total - jobs.length;
  return {
    subject: `${total === 1 ? 'Is this job' : `Are these ${total} jobs`} still open?`,
    blocks: [
      text(
        `Visitors see when each job was last confirmed. Please tell us the status of ${total === 1 ? 'this one' : 'each of these'}.`,
      ),
      { kind: 'link', text: total === 1 ? 'Confirm it at the desk' : 'Confirm them at the desk', url },
      ...listUnder(closingHeading(closing), jobs.slice(0, closing).map(lineOf)),
      ...listUnder(othersHeading(closing, total), jobs.slice(closing).map(lineOf)),
      ...andMore(more),
      RULES,
    ],
  };
}

const closingHeading = (closing: number) =>
  closing === 1
    ? 'This one closes within days unless you confirm it'
    : `These close within days unless you confirm (${closing})`;

function othersHeading(closing: number, total: number): string {
  if (closing > 0) return total - closing === 1 ? 'The other one' : 'The others';
  return total === 1 ? 'Your job' : 'Your jobs';
}

function lineOf({ confirmedAt, isMarked, ...job }: UnconfirmedJob): MailItem {
  const marked = isMarked ? ', marked as unconfirmed' : '';
  return { text: jobName(job), detail: `last confirmed ${indianDate(confirmedAt)}${marked}` };
}
