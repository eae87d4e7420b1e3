import { addressOf, formOf } from './sent-forms';
import type { Website } from './website';
import type { World } from './world';

/** Sends forms to a website, and remembers what was said to whom. */
export function createVisitors({ journal }: World) {
  const acknowledged = new Map<string, number>();
  const refused = new Set<string>();
  return {
    /** The visitors that were promised delivery, by the reference that they were told. */
    acknowledged,
    /** References of the forms whose senders were told that they are refused. */
    refused,
    async send({ accept, process }: Website, visitor: number): Promise<void> {
      const outcome = await accept(formOf(visitor));
      // Of a process that died nobody heard anything.
      if (!process.isAlive()) return;
      journal.tell(`visitor ${visitor} is told: ${outcome.kind}`);
      if (outcome.kind === 'delivered' || outcome.kind === 'waiting')
        acknowledged.set(outcome.reference, visitor);
      const reference = outcome.kind === 'refused' ? journal.refusedReference(addressOf(visitor)) : undefined;
      if (reference) refused.add(reference);
    },
  };
}
