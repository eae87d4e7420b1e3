import { dataKey, wrap } from '../keys/data-keys';
import { type KeySource, keyForNewStore } from '../keys/key-source';

/** The first data key of a store, and its row. */
export function firstDataKey(keys: KeySource) {
  const key = dataKey(1);
  return { key, row: wrap(key, keyForNewStore(keys)) };
}

/**
 * What is sealed of the tables, as they were when they were first encrypted: a field that was added later is no longer a
 * column.
 */
export const plainForms = {
  applications: {
    email: 'email',
    texts: [
      'first_name',
      'last_name',
      'email',
      'phone',
      'experience_years',
      'notice_period',
      'message',
      'source',
      'consent',
      'consent_at',
      'job_closed_at',
    ],
  },
  contact_enquiries: { email: 'email_address', texts: ['name', 'email_address', 'subject', 'message'] },
  job_inquiries: {
    email: 'email_address',
    texts: [
      'company_name',
      'contact_person',
      'email_address',
      'contact_number',
      'job_title',
      'location',
      'job_description',
    ],
  },
  job_alerts: { email: 'email', texts: ['email'] },
} as const;

export type PlainTable = keyof typeof plainForms;
export const plainTables = Object.keys(plainForms) as PlainTable[];

/** How many rows are read at once. */
export const PLAIN_BATCH = 500;
