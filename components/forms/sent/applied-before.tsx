'use client';

import { appliedBefore, sentPanel } from '@/lib/content/forms/sent';
import { sentTime } from '@/lib/browser/sent/sent-time';
import { Changing } from '../../ui/changing';
import { useSent } from './use-sent';

/** For a visitor who has applied for this job in this tab: when, and under which reference. */
export function AppliedBefore({ jobId }: { jobId: string }) {
  const application = useSent().find(({ job }) => job?.id === jobId);
  if (!application) return null;
  const { time, day } = sentTime(application.at);
  return (
    <p className="applied-before">
      <Changing>{appliedBefore(time, day, application.reference)}</Changing>
      {application.statusPath && (
        <>
          {' '}
          <a href={application.statusPath}>{sentPanel.status}</a>
        </>
      )}
    </p>
  );
}
