import { tableHead, tableRow, type TextColumn } from '../../base/text-table';
import { CommandError, print } from '../../base/command';
import { indianMinute } from '../../../lib/base/text/indian-day';
import { senderOf } from '../../forms/submission-names';
import type { FormStore, Submission } from '../../forms/forms';
import type { JobStore } from '../../jobs/jobs';
import type { RegistrationStore } from './queries';
import { wishesOf } from './matches';

const BATCH = 200;

type MatchesStore = Pick<FormStore, 'registrationsBefore'> &
  Pick<RegistrationStore, 'jobFits'> &
  Pick<JobStore, 'getJob'>;

/** Registered CVs whose jobs and places fit an active job, as the mails with new jobs choose them; newest first. */
async function* fittingRegistrations(store: MatchesStore, jobId: string): AsyncGenerator<Submission> {
  // Many people look for the same.
  const known = new Map<string, boolean>();
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const batch = await store.registrationsBefore(before, BATCH);
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
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    before = last.id;
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

/** Prints the registered CVs that fit a job. Rejects with CommandError when no active job has this id. */
export async function matchesCommand(store: MatchesStore, jobId: string): Promise<void> {
  if (!(await store.getJob(jobId))?.active)
    throw new CommandError(`There is no active job with the id ${jobId}.`);
  let count = 0;
  for await (const registration of fittingRegistrations(store, jobId)) {
    if (count === 0) print(tableHead(columns));
    print(tableRow(columns, registration));
    count += 1;
  }
  print(count === 0 ? 'No registered CV fits.' : `${count} registered CV${count === 1 ? '' : 's'}.`);
}
