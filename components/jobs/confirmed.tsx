import { confirmation as copy } from '@/lib/content/jobs';
import { isMarked } from '@/lib/jobs/confirmation';
import { indianDate } from '@/lib/base/mail/indian-time';

type ConfirmedProps = { job: { confirmedAt: string | null }; open: boolean };

/** When the agency last confirmed that a job is open, or since when nobody has; nothing where that is not known. */
export function Confirmed({ job, open }: ConfirmedProps) {
  const { confirmedAt } = job;
  if (!confirmedAt) return null;
  const day = indianDate(confirmedAt);
  if (open && isMarked(job)) return <p className="job-unconfirmed">{copy.notSince(day)}</p>;
  return <p className="job-confirmed">{open ? copy.on(day) : copy.lastOn(day)}</p>;
}
