import type { Submission } from '../../forms/forms';
import type { FormStore } from '../../forms/queries';
import { wishesOf } from './matches';
import type { RegistrationStore } from './queries';

const BATCH = 200;

export type FittingStore = Pick<FormStore, 'registrationsBefore'> & Pick<RegistrationStore, 'jobFits'>;

/** Registered CVs whose jobs and places fit an active job, as the mails with new jobs choose them; newest first. */
export async function* fittingRegistrations(store: FittingStore, jobId: string): AsyncGenerator<Submission> {
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

/** The newest of them, at most so many, among the registrations that were received last. */
export async function fittingOf(store: FittingStore, jobId: string, most: number): Promise<Submission[]> {
  const newest = {
    ...store,
    registrationsBefore: async (before: number, limit: number) =>
      before === Number.MAX_SAFE_INTEGER ? store.registrationsBefore(before, limit - 1) : [],
  };
  const found: Submission[] = [];
  for await (const registration of fittingRegistrations(newest, jobId)) {
    found.push(registration);
    if (found.length === most) break;
  }
  return found;
}
