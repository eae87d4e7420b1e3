import type { FormAnswer, FormError, Submission } from '../../upstream/enquiries';
import type { GroupedWrite } from './group-commits';
import type { Outage } from './outage';
import type { Store } from './store';
import type { Vault } from '../../base/vault';

/** The outcome of a submission, from the visitor's point of view. */
export type Outcome =
  | { kind: 'delivered'; message: string; reference: string; statusToken?: string }
  /** Stored, and delivered in the background. */
  | { kind: 'waiting'; reference: string; statusToken?: string }
  | { kind: 'refused'; message: string; errors: FormError[] }
  /** Nothing was accepted. */
  | { kind: 'unavailable' };

/** The outbox's dependencies; tests supply their own clock. */
export type OutboxParts = {
  store: Store;
  /** For writes on behalf of many concurrent visitors. */
  write: GroupedWrite;
  vault: Vault;
  outage: Outage;
  /** @throws when the submission is not known to have arrived */
  deliver: (
    submission: Submission,
    idempotencyKey: string,
    reference: string,
    receivedAt?: string,
    /** Whether an earlier attempt may have arrived. */
    mayRepeat?: boolean,
  ) => Promise<FormAnswer>;
  /** Maximum duration of one delivery, in milliseconds; no other attempt starts before. */
  leaseMs: number;
  /** Milliseconds after which a submission is erased, delivered or not; null: never. */
  keptMs: number | null;
  /** @throws when no more submissions should be accepted */
  checkRoom: () => Promise<void>;
  now: () => number;
  random: () => number;
  /** Submissions in their first delivery, by the fingerprints of their content and of their key. */
  inFlight: Map<string, Promise<Outcome>>;
};
