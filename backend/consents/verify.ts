import { addressOf } from '../mail/submission-names';
import { alertReference } from '../store/alerts/requests';
import { UnnamedForms } from './unnamed-forms';
import type { StoredConsent } from '../store/consents/consents';
import { type ConsentHead, factsOf, follows, subjectOf, wordingHash } from '../store/consents/ledger';
import { submissionKinds } from '../store/forms/forms';
import type { Store } from '../store/store';

const BATCH = 500;

/**
 * All entries are whole; or the first that is not, and why. `seq` null: an entry is missing of a form that is there. `head`:
 * the last entry.
 */
type Verdict = { isWhole: true; head: ConsentHead } | { isWhole: false; seq: number | null; problem: string };

/** The entries of the ledger, in order. */
export async function* allConsents(store: Store): AsyncGenerator<StoredConsent> {
  for (let after = 0; ;) {
    const batch = await store.consentsAfter(after, BATCH);
    yield* batch;
    const last = batch.at(-1);
    if (!last) return;
    after = last.seq;
  }
}

/**
 * Walks the chain from its start, and checks what each entry says against the wording and the form that it names, and that
 * each form with a consent is named. An end that was cut off shows only where the head was left, or noted elsewhere.
 */
export async function verifyConsents(store: Store): Promise<Verdict> {
  // Read first: an entry that is added meanwhile is beyond it, and a form that is has its entry.
  const noted = await store.consentHead();
  const unnamed = await UnnamedForms.of(store);
  let head: ConsentHead = { seq: 0, hash: '' };
  for await (const consent of allConsents(store)) {
    const problem = follows(head, consent)
      ? await problemOf(store, consent)
      : 'it does not follow the entry before it: one of the two was changed, put in or moved, or one between them is missing';
    if (problem) return { isWhole: false, seq: head.seq + 1, problem };
    unnamed.take(consent);
    head = { seq: consent.seq, hash: consent.hash };
    if (head.seq === noted.seq && head.hash !== noted.hash)
      return { isWhole: false, seq: head.seq, problem: 'it is not the entry that was written last' };
  }
  if (head.seq < noted.seq)
    return { isWhole: false, seq: head.seq + 1, problem: `it is missing: the last entry was ${noted.seq}` };
  const missing = await unnamed.problem(store);
  return missing === null ? { isWhole: true, head } : { isWhole: false, seq: null, problem: missing };
}

/** What is wrong with an entry beside its place in the chain; null: nothing. */
async function problemOf(
  store: Store,
  { seq, entry, kind, row, salt }: StoredConsent,
): Promise<string | null> {
  const facts = factsOf({ entry });
  const wording = await store.consentWording(facts?.text ?? '');
  if (wording === null || wordingHash(wording) !== facts?.text)
    return 'its wording was changed or is missing';
  if (facts.kind !== kind) return 'its form was changed';
  if (row === null) return null;
  const giver = await giverOf(store, kind, row);
  // Erased since the entry was read.
  if (!giver && (await store.consentsAfter(seq - 1, 1))[0]?.row === null) return null;
  if (!giver) return `its form (${kind} ${row}) is missing, and was not erased by the program`;
  const isTheirs = salt !== null && subjectOf(salt, giver.email, giver.reference) === facts.subject;
  return isTheirs ? null : `its form (${kind} ${row}) is another one, or was changed`;
}

/** Who gave a consent with a form; null once that is erased. */
async function giverOf(store: Store, kind: string, row: number) {
  if (kind === 'alerts') {
    const alert = await store.getAlert(row);
    return alert && { email: alert.email, reference: alertReference(row) };
  }
  const form = submissionKinds.find((name) => name === kind);
  const submission = form ? await store.getSubmission(form, row) : null;
  return submission && { email: addressOf(submission), reference: submission.reference };
}
