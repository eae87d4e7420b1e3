import { printTable, type TextColumn } from '../../base/text-table';
import { CommandError, print } from '../../base/command';
import { indianMinute } from '../../../lib/base/text/indian-day';
import { senderOf } from '../../forms/submission-names';
import type { Submission } from '../../forms/forms';
import type { JobStore } from '../../jobs/jobs';
import { matchingRegistrations, type MatchingStore } from './matching-registrations';

type MatchesStore = MatchingStore & Pick<JobStore, 'getJob'>;

const columns: TextColumn<Submission>[] = [
  { header: 'No.', width: 6, text: ({ id }) => `R${id}` },
  { header: 'Received (IST)', width: 16, text: ({ received_at: at }) => indianMinute(new Date(at)) },
  { header: 'Looks for', width: 30, text: ({ fields }) => fields.roles ?? '' },
  { header: 'In', width: 20, text: ({ fields }) => fields.cities ?? '' },
  { header: 'Name', width: 22, text: (form) => senderOf(form) },
  { header: 'Phone', width: 16, text: ({ fields }) => fields.phone ?? '' },
  { header: 'Email', width: 40, text: ({ fields }) => fields.email ?? '' },
];

/** Prints the registered CVs that match a job. Rejects with CommandError if no active job has this id. */
export async function matchesCommand(store: MatchesStore, jobId: string): Promise<void> {
  if (!(await store.getJob(jobId))?.active)
    throw new CommandError(`There is no active job with the id ${jobId}.`);
  const count = await printTable(columns, matchingRegistrations(store, jobId));
  print(count === 0 ? 'No registered CV fits.' : `${count} registered CV${count === 1 ? '' : 's'}.`);
}
