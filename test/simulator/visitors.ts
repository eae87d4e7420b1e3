import { addressOf, formOf } from './sent-forms';
import type { Website } from './website';
import type { World } from './world';

/** Sends forms to a website and records the responses. */
export function createVisitors({ journal }: World) {
  const acknowledged = new Map<string, number>();
  const refused = new Set<string>();
  return {
    /** Visitors whose form was accepted, by reference. */
    acknowledged,
    /** References of rejected forms. */
    refused,
    async send({ accept, process }: Website, visitor: number): Promise<void> {
      const outcome = await accept(formOf(visitor));
      // A dead process sent no response.
      if (!process.isAlive()) return;
      journal.tell(`visitor ${visitor} is told: ${outcome.kind}`);
      if (outcome.kind === 'delivered' || outcome.kind === 'waiting')
        acknowledged.set(outcome.reference, visitor);
      const reference = outcome.kind === 'refused' ? journal.refusedReference(addressOf(visitor)) : undefined;
      if (reference) refused.add(reference);
    },
  };
}
