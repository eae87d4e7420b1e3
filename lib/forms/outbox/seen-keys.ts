import { CAPTCHA_FIELDS, type FormName, HONEYPOT_FIELD } from '../../contract/forms/names';
import { outcomeOf, tracked } from './accept';
import type { Outcome, OutboxParts } from './parts';
import type { SeenKey } from './repeats';

/** A post and its idempotency key, which is the same for each attempt to send it. */
export type KeyedPost = { form: FormName; key: string; fields: Record<string, unknown> };

// Differ between attempts.
const CHANGING: readonly string[] = [...CAPTCHA_FIELDS, HONEYPOT_FIELD];

/** Fingerprints of a key and of the fields posted with it, without the captcha's. */
export async function seenKeyOf(parts: Pick<OutboxParts, 'vault'>, post: KeyedPost): Promise<SeenKey> {
  const kept = Object.entries(post.fields)
    .filter(([name]) => !CHANGING.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const texts = kept.map(([name, value]) => [name, value instanceof File ? value.name : value]);
  const files = kept.flatMap(([, value]) => (value instanceof File ? [value] : []));
  const bytes = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
  const content = parts.vault.fingerprint('posted', post.form, JSON.stringify(texts), ...bytes);
  return { key: keyName(parts, post), content };
}

/**
 * The outcome of an earlier post with the same key; 'other' if its content differed, null for a new key. Waits for one
 * that is being delivered. More than ten minutes later, the API's own message is no longer known, and empty.
 * @throws Error when the outbox cannot be read
 */
export async function findRepeat(parts: OutboxParts, post: KeyedPost): Promise<Outcome | 'other' | null> {
  const name = keyName(parts, post);
  const first = await parts.inFlight.get(name);
  const seen = parts.store.findKey(name);
  if (!seen) return first?.kind === 'refused' ? first : null;
  if (seen.content !== (await seenKeyOf(parts, post)).content) return 'other';
  const outcome: Outcome =
    seen.isUndelivered || seen.outcome
      ? outcomeOf(parts, seen)
      : { kind: 'delivered', message: '', reference: seen.reference };
  return tracked(parts, seen.isTracked === 1, seen.id, outcome);
}

const keyName = ({ vault }: Pick<OutboxParts, 'vault'>, { form, key }: KeyedPost) =>
  vault.fingerprint('key', form, key);
