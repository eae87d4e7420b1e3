import type { Submission } from '../../forms/forms';
import type { FormStore } from '../../forms/queries';
import { wishesOf } from './matches';
import type { RegistrationStore } from './queries';

const BATCH = 200;

export type MatchingStore = Pick<FormStore, 'registrationsBefore'> & Pick<RegistrationStore, 'jobFits'>;

/**
 * Returns up to `most` registered CVs that match an active job, newest first, by the same rules as the mails with new
 * jobs. Searches only the latest batch of registrations.
 */
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
