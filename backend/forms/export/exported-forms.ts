import { type ExportedForm, createJobNames } from './form-columns';
import { shownSteps } from '../status/status';
import { progressAfter } from '../notes/kinds';
import type { Submission } from '../forms';
import type { Stores } from '../stores';

/** Adds jobs' names and states to applications, for export. */
export async function* exportedForms(
  store: Pick<Stores, 'notesOfAll' | 'getJob'>,
  applications: Submission[],
): AsyncGenerator<ExportedForm> {
  const notes = await store.notesOfAll(applications.map(({ id }) => id));
  const nameOf = createJobNames(store);
  for (const form of applications) {
    const job = await nameOf(form);
    const { steps } = progressAfter(form.received_at, notes.get(form.id) ?? []);
    yield { form, job, state: shownSteps(steps, job).at(-1)?.state };
  }
}
