import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewJob } from './store/store';

/** A folder of its own for one test file, removed after it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backend-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const NOON = '2026-11-20T12:00:00.000Z';

/** A clock that stands still until it is set. */
export function testClock() {
  let time = new Date(NOON);
  return { now: () => time, set: (iso: string) => void (time = new Date(iso)) };
}

export function newJob(values: Partial<NewJob> = {}): NewJob {
  return {
    id: null,
    title: 'Clerk',
    slug: 'clerk',
    image: null,
    company_name: null,
    location: null,
    salary: null,
    job_type: null,
    workspace: null,
    notes: null,
    description: null,
    qualification: null,
    primary_responsibility: null,
    category: 'Other',
    posted_at: null,
    expires_at: null,
    ...values,
  };
}

export const application = {
  job_id: '1',
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@example.com',
  phone: '+91 98000 00000',
  message: 'Namaste ನಮಸ್ಕಾರ',
};

export const enquiry = {
  name: 'Asha',
  email_address: 'asha@example.com',
  subject: 'Hello',
  message: 'A question',
};

export const inquiry = {
  company_name: 'Kolam',
  contact_person: 'Asha',
  email_address: 'asha@example.com',
  contact_number: '080 1234',
  job_title: 'Welder',
  location: 'Hubli',
  job_description: 'Welds',
};
