import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Submission } from '../lib/upstream/enquiries';
import { UpstreamError } from '../lib/upstream/errors';
import { openOutbox } from '../lib/forms/outbox/open-outbox';

type Options = Parameters<typeof openOutbox>[0];

/** A folder for a test's outbox, and outboxes on it with a clock that the test sets. */
export function outboxFolder() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const clock = { now: Date.parse('2026-11-20T10:00:00Z') };
  const open: ReturnType<typeof openOutbox>[] = [];
  return {
    dataDir,
    clock,
    file: path.join(dataDir, 'outbox.sqlite'),
    open(options: Partial<Options> & Pick<Options, 'deliver'>) {
      const outbox = openOutbox({
        dataDir,
        key: null,
        leaseMs: 15_000,
        now: () => clock.now,
        random: () => 0,
        ...options,
      });
      open.push(outbox);
      return outbox;
    },
    remove() {
      for (const outbox of open) outbox.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export const application = (name: string): Submission => ({
  call: 'apply-job',
  fields: { job_id: '7', first_name: name, email: `${name.toLowerCase()}@example.in` },
  file: {
    field: 'cv_file',
    name: `${name}.pdf`,
    type: 'application/pdf',
    bytes: Buffer.from(`%PDF-1.4 the life of ${name}`),
  },
});

export const yes = { status: true, message: 'Thank you, Asha.' };
export const no = { status: false, message: 'asha@example.in has applied already.', errors: undefined };
export const outage = new UpstreamError('http', 'answered 500', { status: 500 });
