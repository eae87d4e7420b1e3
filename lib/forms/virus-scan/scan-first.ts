import { infected, infectedLater } from '../../content/forms/cv-dangers';
import { log } from '../../shared/log';
import type { Submission } from '../../upstream/enquiries';
import type { OutboxParts } from '../outbox/parts';
import { removedCv } from './removed-cv';

type Deliver = OutboxParts['deliver'];

/** Finds a virus: its name, or null. @throws Error without a verdict */
export type FindVirus = (bytes: Uint8Array) => Promise<string | null>;

/**
 * A delivery that scans a submission's file first. While there is no verdict, the submission counts as not delivered and
 * waits. Of a virus, a sender who still waits for an answer is told; one who was told that the form is safe is not, and
 * the staff get the application with a page that says so in place of the file.
 */
export function scanFirst(deliver: Deliver, findVirus: FindVirus): Deliver {
  return async (submission, key, reference, receivedAt, mayRepeat) => {
    const { file } = submission;
    const virus = file ? await findVirus(file.bytes) : null;
    if (!file || virus === null) return deliver(submission, key, reference, receivedAt, mayRepeat);
    log('warn', 'cv-infected', { reference, virus, toldSender: receivedAt === undefined });
    if (receivedAt === undefined)
      return { status: false, message: infected, errors: { [file.field]: [infected] } };
    return deliver(withoutFile(submission, file), key, reference, receivedAt, mayRepeat);
  };
}

// In place of the file, because a recruitment API may refuse an application without one.
function withoutFile(submission: Submission, file: NonNullable<Submission['file']>): Submission {
  const message = [submission.fields.message, infectedLater(file.name)].filter(Boolean).join('\n\n');
  return {
    ...submission,
    fields: { ...submission.fields, message },
    file: { field: file.field, ...removedCv() },
  };
}
