import { removedLater } from '../../content/forms/cv-dangers';
import { errorName, log } from '../../base/log';
import type { Submission, SubmittedFile } from '../../upstream/enquiries';
import { NotChecked } from '../outbox/not-checked';
import type { OutboxParts } from '../outbox/parts';
import { removedCv } from './removed-cv';

type Deliver = OutboxParts['deliver'];

/** What is wrong with a file: in a word for the log, and as its sender is told. */
type Flaw = { flaw: string; problem: string };

/**
 * Looks into a file before it is delivered; null: nothing is wrong. `receivedAt`: when its sender was told that the form is
 * safe (ISO 8601), undefined while the sender waits for an answer.
 *
 * @throws Error without a verdict
 */
export type FileCheck = (file: SubmittedFile, receivedAt?: string) => Promise<Flaw | null>;

/**
 * A delivery that has a submission's file checked first. While there is no verdict, the submission counts as not delivered
 * and waits. Of a flaw, a sender who still waits for an answer is told; one who was told that the form is safe is not, and
 * the staff get the application with a page that says so in place of the file.
 */
export function checkFirst(deliver: Deliver, checks: readonly FileCheck[]): Deliver {
  return async (submission, key, reference, receivedAt, mayRepeat) => {
    const { file } = submission;
    const found = file && (await findFlaw(file, checks, receivedAt));
    if (!found) return deliver(submission, key, reference, receivedAt, mayRepeat);
    const { flaw, problem } = found;
    log('warn', 'cv-refused', { reference, flaw, toldSender: receivedAt === undefined });
    if (receivedAt === undefined)
      return { status: false, message: problem, errors: [{ text: problem, names: [file.field] }] };
    return deliver(withoutFile(submission, file, problem), key, reference, receivedAt, mayRepeat);
  };
}

async function findFlaw(file: SubmittedFile, checks: readonly FileCheck[], receivedAt?: string) {
  try {
    for (const check of checks) {
      const found = await check(file, receivedAt);
      if (found) return found;
    }
    return null;
  } catch (error) {
    throw new NotChecked(errorName(error));
  }
}

// In place of the file, because a recruitment API may refuse an application without one.
function withoutFile(
  submission: Submission,
  file: NonNullable<Submission['file']>,
  problem: string,
): Submission {
  const message = [submission.fields.message, removedLater(file.name, problem)].filter(Boolean).join('\n\n');
  return {
    ...submission,
    fields: { ...submission.fields, message },
    file: { field: file.field, ...removedCv() },
  };
}
