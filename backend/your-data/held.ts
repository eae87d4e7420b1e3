import { withAnswersOnWire } from '../../lib/contract/forms/answers';
import { type Held, heldAnswer } from '../../lib/contract/links';
import { tokenOfForm } from '../forms/form-links';
import type { Submission } from '../forms/forms';
import { readStatus } from '../forms/status/status';
import type { Stores } from '../forms/stores';
import { namedJob, referenceOf } from '../forms/submission-names';
import type { YourDataStore } from './your-data-store';

type HeldStore = Stores & Pick<YourDataStore, 'personalDataOf'>;

/** Everything held about an address, as its link shows it: the schema leaves out what is for the store alone. */
export async function everythingHeld(store: HeldStore, email: string, until: string): Promise<Held> {
  const { submissions, consents, ...others } = await store.personalDataOf(email);
  const forms: Held['forms'] = [];
  for (const form of submissions) forms.push(await heldForm(store, form));
  const about = consents.map(({ kind, row, ...consent }) => {
    const form = forms.find((each) => each.kind === kind && each.id === row);
    return { ...consent, kind, reference: form?.reference ?? '' };
  });
  return heldAnswer.parse({ ...others, email, until, forms, consents: about });
}

async function heldForm(store: HeldStore, form: Submission) {
  const status = form.kind === 'applications' ? await readStatus(store, form) : null;
  return {
    ...form,
    fields: {
      ...withAnswersOnWire(form.fields),
      ...(status && { status_token: await tokenOfForm(store, 'status', form) }),
    },
    reference: referenceOf(form),
    job: status && namedJob(form.fields.job_id, status.job),
    state: status?.steps.at(-1)?.state ?? '',
  };
}
