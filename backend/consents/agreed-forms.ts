import { alertReference } from '../store/alerts/requests';
import type { ConsentKind } from '../store/consents/ledger';
import type { Submission } from '../store/forms/forms';
import type { Store } from '../store/store';

const BATCH = 500;

/** A form that was sent with a consent, or a confirmed alert. `at`: when it was received or confirmed (ISO 8601). */
export type AgreedForm = { kind: ConsentKind; id: number; reference: string; at: string };

/** All that a consent was given with and that is still there. */
export async function* agreedForms(store: Store): AsyncGenerator<AgreedForm> {
  const anyJob = { jobId: '', since: '' };
  yield* agreedOf((before) => store.applicationsBefore(before, BATCH, anyJob));
  yield* agreedOf((before) => store.registrationsBefore(before, BATCH));
  for (let after = 0; ;) {
    const alerts = await store.confirmedAlerts(after, BATCH);
    for (const { id, confirmed_at } of alerts)
      yield { kind: 'alerts', id, reference: alertReference(id), at: confirmed_at ?? '' };
    const last = alerts.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function* agreedOf(read: (before: number) => Promise<Submission[]>): AsyncGenerator<AgreedForm> {
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const forms = await read(before);
    for (const { kind, id, reference, received_at: at, fields } of forms)
      if (fields.consent) yield { kind, id, reference: reference || `${kind} ${id}`, at };
    const last = forms.at(-1);
    if (!last) return;
    before = last.id;
  }
}
