import { createHash } from 'node:crypto';
import type { FormAnswer, Submission } from '../../lib/upstream/enquiries';
import type { Process } from './process';

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
