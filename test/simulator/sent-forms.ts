import type { Submission } from '../../lib/upstream/enquiries';
import { makePdf } from '../browser/cv';

/** Each visitor sends one form, possibly repeatedly. The last one applies for a job with a CV. */
export const VISITORS = 3;
export const JOB_ID = '1';

/** The visitor's address, which identifies the form. */
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
