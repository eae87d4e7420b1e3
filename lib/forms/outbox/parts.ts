import type { FormAnswer, Submission } from '../../upstream/enquiries';
import type { GroupedWrite } from './group-commits';
import type { Store } from './store';
import type { Vault } from './vault';

/** What became of a submission for the visitor who sent it. */
export type Outcome =
  | { kind: 'delivered'; message: string; reference: string }
  /** Safe, and delivered in the background. */
  | { kind: 'waiting'; reference: string }
  | { kind: 'refused'; message: string; errors: Record<string, string[]> }
  /** Nothing was accepted. */
  | { kind: 'unavailable' };

/** What the outbox works with; tests bring their own clock. */
export type OutboxParts = {
  store: Store;
  /** For what many visitors write at one time. */
  write: GroupedWrite;
  vault: Vault;
  /** @throws when the submission is not known to have arrived */
  deliver: (
    submission: Submission,
    idempotencyKey: string,
    reference: string,
    receivedAt?: string,
  ) => Promise<FormAnswer>;
  /** How long one delivery may take, in milliseconds; as long nobody else tries the same submission. */
  leaseMs: number;
  /** @throws when nothing should be accepted any more */
  checkRoom: () => Promise<void>;
  now: () => number;
  random: () => number;
  /** Submissions whose first delivery is under way, by fingerprint. */
  underWay: Map<string, Promise<Outcome>>;
};
