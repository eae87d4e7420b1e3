import type { Submission } from '../../lib/upstream/enquiries';
import type { Website } from './website';
import type { World } from './world';

/** Visitors send one form each, again and again if they like. */
export const VISITORS = 3;

export const formOf = (visitor: number): Submission => ({
  call: 'contact-enquiry',
  fields: {
    name: `Visitor ${visitor}`,
    email_address: `visitor-${visitor}@example.com`,
    subject: 'A question',
    message: `What about job ${visitor}?`,
  },
});

/** Sends forms to a website, and remembers what was said to whom. */
export function createVisitors({ journal }: World) {
  const acknowledged = new Map<string, number>();
  const refused = new Set<string>();
  return {
    /** The visitors that were promised delivery, by the reference that they were told. */
    acknowledged,
    /** Idempotency keys of the forms whose senders were told that they are refused. */
    refused,
    async send({ accept, process }: Website, visitor: number): Promise<void> {
      const outcome = await accept(formOf(visitor));
      // Of a process that died nobody heard anything.
      if (!process.isAlive()) return;
      journal.tell(`visitor ${visitor} is told: ${outcome.kind}`);
      if (outcome.kind === 'delivered' || outcome.kind === 'waiting')
        acknowledged.set(outcome.reference, visitor);
      const key = outcome.kind === 'refused' ? journal.refusedKey(`Visitor ${visitor}`) : undefined;
      if (key) refused.add(key);
    },
  };
}

export type Visitors = ReturnType<typeof createVisitors>;
