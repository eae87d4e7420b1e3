import type { Submission } from '../../forms/forms';
import type { FormStore } from '../../forms/queries';
import { senderOf } from '../../forms/submission-names';
import { indianMinute } from '../../../lib/base/text/indian-day';
import type { JobStore } from '../../jobs/jobs';
import { inBatches } from '../../base/batches';
import { CommandError, print } from '../../base/command';
import { printTable, type TextColumn } from '../../base/text-table';
import { wishesOf } from './matches';
import type { RegistrationStore } from './queries';

const BATCH = 200;

type MatchingStore = Pick<FormStore, 'registrationsBefore'> & Pick<RegistrationStore, 'jobFits'>;

/** Yields registered CVs that match an active job, newest first, by the same rules as the mails with new jobs. */
function matchingRegistrations(store: MatchingStore, jobId: string): AsyncGenerator<Submission> {
  const all = inBatches<Submission>((last) =>
    store.registrationsBefore(last?.id ?? Number.MAX_SAFE_INTEGER, BATCH),
  );
  return matchingAmong(store, jobId, all);
}

/** Returns up to `most` of them, newest first, searching only the latest batch of registrations. */
export async function newestMatchingRegistrations(
  store: MatchingStore,
  jobId: string,
  most: number,
): Promise<Submission[]> {
  const newest = await store.registrationsBefore(Number.MAX_SAFE_INTEGER, BATCH);
  const found: Submission[] = [];
  for await (const registration of matchingAmong(store, jobId, [newest]))
    if (found.push(registration) === most) break;
  return found;
}

async function* matchingAmong(
  store: MatchingStore,
  jobId: string,
  batches: AsyncIterable<Submission[]> | Iterable<Submission[]>,
): AsyncGenerator<Submission> {
  // Many people look for the same.
  const known = new Map<string, boolean>();
  for await (const batch of batches)
    for (const registration of batch) {
      const { roles = '', cities = '' } = registration.fields;
      for (const wish of wishesOf({ roles, cities })) {
        const key = `${wish.keyword}\n${wish.location}`;
        const fits = known.get(key) ?? (await store.jobFits(jobId, wish));
        known.set(key, fits);
        if (!fits) continue;
        yield registration;
        break;
      }
    }
}

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
export async function matchesCommand(
  store: MatchingStore & Pick<JobStore, 'getJob'>,
  jobId: string,
): Promise<void> {
  if (!(await store.getJob(jobId))?.active)
    throw new CommandError(`There is no active job with the id ${jobId}.`);
  const count = await printTable(columns, matchingRegistrations(store, jobId));
  print(count === 0 ? 'No registered CV fits.' : `${count} registered CV${count === 1 ? '' : 's'}.`);
}
