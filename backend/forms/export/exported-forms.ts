import type { StateStep } from '../../../lib/contract/application-states';
import { type ExportedForm, createJobNames } from './form-columns';
import { shownSteps } from '../status/application-end';
import type { JobStore } from '../../jobs/jobs';
import type { Submission } from '../forms';
import type { StateStore } from '../status/state-store';

type ExportStore = Pick<StateStore, 'statesBeyondReceived'> & Pick<JobStore, 'getJob'>;

/** Adds jobs' names and states to applications, for export. */
export async function* exportedForms(
  store: ExportStore,
  applications: Submission[],
  nameOf = createJobNames(store),
): AsyncGenerator<ExportedForm> {
  const beyond = await store.statesBeyondReceived(applications.map(({ id }) => id));
  for (const form of applications) {
    const job = await nameOf(form);
    const received: StateStep = { state: 'received', at: form.received_at };
    const states = shownSteps([received, ...(beyond.get(form.id) ?? [])], job);
    yield { form, job, state: states.at(-1)?.state };
  }
}
