import { stateNames } from '../../../lib/content/application-status';
import { SETTABLE_STATES, type SettableState } from '../../../lib/contract/application-states';
import { inBatches } from '../../base/batches';
import { CommandError } from '../../base/command';
import { indianMinute } from '../../../lib/base/text/indian-day';
import { BY_COMMAND } from '../notes/kinds';
import { referenceOf } from '../submission-names';
import type { Submission } from '../forms';
import type { FormStore } from '../queries';
import { nextStates, shownSteps } from './application-end';
import { readStatus, type StatusStore } from './status';

const BATCH = 500;

/**
 * Sets the state of an application, identified by number or reference, if one is given, and prints its steps. "seen"
 * reopens an ended application. Rejects with CommandError when the change is not possible.
 */
export async function statusCommand(
  store: StatusStore & Pick<FormStore, 'applicationsBefore'>,
  name: string,
  state?: string,
): Promise<void> {
  const application = await findApplication(store, name.trim());
  if (!application) throw new CommandError(`There is no application ${name}.`);
  if (state !== undefined) await change(store, application, settable(state));
  const { states, job } = await readStatus(store, application);
  process.stdout.write(`Application ${application.id} (${referenceOf(application)})\n`);
  for (const step of shownSteps(states, job))
    process.stdout.write(`  ${indianMinute(new Date(step.at))}  ${stateNames[step.state]}\n`);
}

function settable(state: string): SettableState {
  const found = SETTABLE_STATES.find((known) => known === state);
  if (!found) throw new CommandError(`The state must be one of ${SETTABLE_STATES.join(', ')}.`);
  return found;
}

async function change(store: StatusStore, application: Submission, state: SettableState): Promise<void> {
  const { states, job } = await readStatus(store, application);
  if (nextStates(states, job).includes(state))
    return void (await store.setApplicationState(application.id, state, BY_COMMAND));
  if (state === 'seen' && (await store.reopenApplication(application.id, BY_COMMAND))) return;
  const last = shownSteps(states, job).at(-1)!.state;
  throw new CommandError(
    last === 'job-closed'
      ? 'The application ended because its job closed; reopen the job first.'
      : `It is already “${stateNames[last]}”; to reopen an ended application, set the state seen.`,
  );
}

/** Finds it by number, or by the reference given to its sender. */
async function findApplication(
  store: Pick<FormStore, 'getSubmission' | 'applicationsBefore'>,
  name: string,
): Promise<Submission | null> {
  const byNumber = /^\d{1,15}$/.test(name) ? await store.getSubmission('applications', Number(name)) : null;
  if (byNumber) return byNumber;
  const reference = name.toUpperCase();
  const wanted = { jobId: '', since: '' };
  const all = inBatches<Submission>((last) =>
    store.applicationsBefore(last?.id ?? Number.MAX_SAFE_INTEGER, BATCH, wanted),
  );
  for await (const batch of all) {
    const found = batch.find((application) => referenceOf(application) === reference);
    if (found) return found;
  }
  return null;
}
