import { createHash } from 'node:crypto';
import type { FormAnswer, Submission } from '../../lib/upstream/enquiries';
import { makePdf } from '../browser/cv';
import type { Process } from './process';

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

/** A form as stored by an API. */
export type Row = {
  reference: string;
  fields: Record<string, string>;
  cvSha256: string | null;
  /** Whether it was marked as a possible repeat; always true for an API that honours keys. */
  mayRepeat: boolean;
};

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A minimal recruitment API that only remembers idempotency keys, or not even those. */
export function createModelApi(honoursKeys: boolean) {
  const rows: Row[] = [];
  const keys = new Set<string>();
  return {
    honoursKeys,
    rows: async () => rows,
    async take({ submission, key, reference, mayRepeat }: ApiRequest): Promise<FormAnswer> {
      if (!honoursKeys || !keys.has(key)) {
        const cvSha256 = submission.file ? sha256(submission.file.bytes) : null;
        rows.push({ reference, mayRepeat, fields: submission.fields, cvSha256 });
      }
      keys.add(key);
      return { status: true, message: 'Thank you.', errors: undefined };
    },
  };
}

export type ApiRequest = {
  submission: Submission;
  key: string;
  reference: string;
  receivedAt: string | undefined;
  mayRepeat: boolean;
};
/** Handles a request; rejects with UpstreamError. */
export type Api = (request: ApiRequest) => Promise<FormAnswer>;
export type Network = (request: ApiRequest, sender: Process) => Promise<FormAnswer>;
