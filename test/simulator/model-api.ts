import type { FormAnswer } from '../../lib/upstream/enquiries';
import type { ApiRequest } from './network';

export type Row = { key: string; reference: string; fields: string; mayRepeat: boolean };

/** A recruitment API that knows nothing but whether a key came before, or not even that. */
export function createModelApi(honoursKeys: boolean) {
  const rows: Row[] = [];
  return {
    honoursKeys,
    rows: async () => rows,
    async take({ submission, key, reference, mayRepeat }: ApiRequest): Promise<FormAnswer> {
      const isKnown = honoursKeys && rows.some((row) => row.key === key);
      if (!isKnown) rows.push({ key, reference, mayRepeat, fields: JSON.stringify(submission.fields) });
      return { status: true, message: 'Thank you.', errors: undefined };
    },
  };
}
