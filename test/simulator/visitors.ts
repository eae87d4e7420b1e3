import { makePdf } from '../browser/cv';
import type { Submission } from '../../lib/upstream/enquiries';
import type { Website } from './website';
import type { World } from './world';

/** Visitors send one form each, again and again if they like. The last one applies for a job, with a CV. */
export const VISITORS = 3;
export const JOB_ID = '1';

/** The visitor's address, by which a form is known. */
export const addressOf = (visitor: number) => `visitor-${visitor}@example.com`;

const cv = makePdf('experienced');
const forms = Array.from({ length: VISITORS }, (_, visitor) => makeForm(visitor));

export const formOf = (visitor: number): Submission => forms[visitor]!;

function makeForm(visitor: number): Submission {
  const email = addressOf(visitor);
  if (visitor === VISITORS - 1) {
    const person = { first_name: 'Visitor', last_name: `${visitor}`, email, phone: '98000 00000' };
    const file = { field: 'cv_file', name: 'cv.pdf', type: 'application/pdf', bytes: cv };
    return { call: 'apply-job', fields: { job_id: JOB_ID, ...person, message: 'Namaste' }, file };
  }
  const fields = { name: `Visitor ${visitor}`, email_address: email };
  return {
    call: 'contact-enquiry',
    fields: { ...fields, subject: 'A question', message: `What of ${visitor}?` },
  };
}

/** The address in a form. */
export const senderOf = ({ fields }: Pick<Submission, 'fields'>) =>
  fields.email ?? fields.email_address ?? '';

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
