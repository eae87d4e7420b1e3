import type { Held } from '../../lib/contract/your-data';
import { shownSteps } from '../forms/status/application-end';
import { readStatus } from '../forms/status/status';
import { namedJob, referenceOf } from '../forms/submission-names';
import type { Submission } from '../forms/forms';
import type { StateStore } from '../forms/status/state-store';
import type { JobStore } from '../jobs/jobs';
import type { YourDataStore } from './queries';

export type HeldStore = Pick<YourDataStore, 'heldAbout'> &
  Pick<StateStore, 'applicationStates'> &
  Pick<JobStore, 'getJob'>;

/** Returns everything held about an address, in the contract's format. */
export async function heldJson(store: HeldStore, email: string, until: string): Promise<Held> {
  const { submissions, alerts, mails, consents } = await store.heldAbout(email);
  const forms: Held['forms'] = [];
  for (const form of submissions) forms.push(await heldForm(store, form));
  const referenceIn = (kind: string, row: number) =>
    forms.find((form) => form.kind === kind && form.id === row)?.reference ?? '';
  return {
    email,
    until,
    forms,
    alerts: alerts.map((alert) => {
      const { keyword, category_id, location, filters, frequency, created_at, confirmed_at } = alert;
      return { keyword, category_id, location, filters, frequency, created_at, confirmed_at };
    }),
    mails: mails.map(({ kind, queued_at }) => ({ kind, queued_at })),
    consents: consents.map(({ id, row, ...consent }) => ({
      ...consent,
      reference: referenceIn(consent.kind, row),
    })),
  };
}

async function heldForm(store: HeldStore, form: Submission): Promise<Held['forms'][number]> {
  const { kind, id, received_at, fields, cv } = form;
  const isApplication = kind === 'applications';
  const { states, job } = isApplication ? await readStatus(store, form) : { states: [], job: null };
  return {
    ...{ kind, id, received_at, fields, cv },
    reference: referenceOf(form),
    job: isApplication ? namedJob(fields.job_id, job?.about) : null,
    state: shownSteps(states, job).at(-1)?.state ?? '',
  };
}
