import { randomBytes, randomUUID } from 'node:crypto';
import { log } from '../../base/log';
import type { FormAnswer, Submission } from '../../upstream/enquiries';
import type { Outcome, OutboxParts } from './parts';
import { encodeSubmission, fingerprintSubmission } from './payload';
import { logOutboxFailure, recordDelivered, recordFailed } from './outcomes';
import type { Recent, SeenKey } from './repeats';
import { statusTokenOf } from './status-token';

/**
 * Stores a submission, then tries to deliver it. One with the same content that was accepted less than ten minutes ago,
 * or is being delivered, counts as the same submission and gets its outcome. `seen`: the browser's idempotency key.
 * Never throws.
 */
export async function accept(
  parts: OutboxParts,
  form: string,
  submission: Submission,
  seen?: SeenKey,
): Promise<Outcome> {
  const hash = fingerprintSubmission(parts.vault, form, submission);
  const first = parts.inFlight.get(hash);
  if (first) {
    const outcome = await first;
    // Runs again to record this post's key, which the first does not have.
    return seen && 'reference' in outcome ? acceptFirst(parts, form, submission, hash, seen) : outcome;
  }
  const names = [hash, ...(seen ? [seen.key] : [])];
  const outcome = acceptFirst(parts, form, submission, hash, seen).finally(() =>
    names.forEach((name) => parts.inFlight.delete(name)),
  );
  names.forEach((name) => parts.inFlight.set(name, outcome));
  return outcome;
}

async function acceptFirst(
  parts: OutboxParts,
  form: string,
  submission: Submission,
  hash: string,
  seen?: SeenKey,
): Promise<Outcome> {
  const id = randomUUID();
  const reference = randomReference();
  const { isTracked = false } = submission;
  const noted = seen && { ...seen, isTracked };
  // By the token, the API identifies the application.
  const token = isTracked && { status_token: statusTokenOf(parts.vault, id) };
  const sent = token ? { ...submission, stamps: { ...submission.stamps, ...token } } : submission;
  try {
    const repeated = parts.store.recent(hash, parts.now());
    if (repeated) {
      if (noted) await parts.write(() => parts.store.noteKey(noted, repeated, parts.now()));
      return tracked(parts, isTracked, repeated.id, outcomeOf(parts, repeated));
    }
    await parts.checkRoom();
    const payload = parts.vault.seal(encodeSubmission(sent), `${id} payload`);
    // Leased, so that the background worker leaves it alone until this delivery must have ended.
    const now = parts.now();
    const entry = { id, reference, form, payload, hash, seen: noted };
    const earlier = await parts.write(() => parts.store.add(entry, now, now + parts.leaseMs));
    if (earlier) return tracked(parts, isTracked, earlier.id, outcomeOf(parts, earlier));
  } catch (error) {
    logOutboxFailure('outbox-unavailable', error);
    return { kind: 'unavailable' };
  }
  return tracked(parts, isTracked, id, await deliverFirst(parts, id, reference, sent));
}

/** Adds the token of the status link to the outcome of an accepted submission. */
export function tracked({ vault }: OutboxParts, isTracked: boolean, id: string, outcome: Outcome): Outcome {
  if (!isTracked || (outcome.kind !== 'delivered' && outcome.kind !== 'waiting')) return outcome;
  return { ...outcome, statusToken: statusTokenOf(vault, id) };
}

async function deliverFirst(
  parts: OutboxParts,
  id: string,
  reference: string,
  submission: Submission,
): Promise<Outcome> {
  // The submission is stored and its delivery ends; failing to record that must not change the response.
  const record = (outcome: () => unknown) =>
    parts.write(outcome).catch((error: unknown) => logOutboxFailure('outbox-not-updated', error, reference));
  let answer: FormAnswer;
  try {
    answer = await parts.deliver(submission, id, reference);
  } catch (error) {
    const entry = { id, tries: 1, odd_answers: 0 };
    await record(() => recordFailed(parts, error, entry, { state: 'waiting', holdOthers: false }));
    log('warn', 'outbox-waiting', { reference });
    return { kind: 'waiting', reference };
  }
  if (!answer.status) {
    let removed = true;
    await record(() => (removed = parts.store.removeRefused(id)));
    if (!removed) return { kind: 'waiting', reference };
    return { kind: 'refused', message: answer.message, errors: answer.errors ?? [] };
  }
  await record(() => recordDelivered(parts, id, answer.message));
  return { kind: 'delivered', message: answer.message, reference };
}

/** The outcome of an earlier submission. */
export function outcomeOf({ vault }: OutboxParts, { id, reference, outcome }: Recent): Outcome {
  if (!outcome) return { kind: 'waiting', reference };
  return { kind: 'delivered', message: vault.open(outcome, `${id} outcome`).toString(), reference };
}

// 32 characters, without 0, O, 1 and I, which are easily confused.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A short id for people to quote: 8 characters, 10^12 combinations. */
function randomReference(): string {
  return [...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
