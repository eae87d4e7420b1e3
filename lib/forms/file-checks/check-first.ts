import {
  describeCv,
  infected,
  keptUnread,
  removedLater,
  removedCvPage,
} from '../../content/forms/cv-dangers';
import { errorName, log } from '../../base/log';
import { currentRequest } from '../../base/request-context';
import { inspectCv } from '../../cv/cv-content';
import type { Submission, SubmittedFile } from '../../upstream/enquiries';
import { NotChecked } from '../outbox/outcomes';
import type { OutboxParts } from '../outbox/parts';

type Deliver = OutboxParts['deliver'];

/** A problem with a file: a code for the log, and the message for the sender; or that it could not be judged wholly. */
type Flaw = { flaw: string; problem: string } | 'unread';

/**
 * Checks a file before delivery; resolves with null if it is fine. `receivedAt`: when its sender was told that the form is
 * safe (ISO 8601); undefined while the sender still waits for a response. A file that is 'unread' is delivered, with a note
 * for the staff.
 * @throws Error if no verdict was possible
 */
type FileCheck = (file: SubmittedFile, receivedAt?: string) => Promise<Flaw | null>;

/**
 * Wraps a delivery so that a submission's file is checked first. Without a verdict, the submission counts as not
 * delivered and waits. A flaw is reported to a sender who still waits for a response; if the sender has already been told
 * that the form is safe, the staff get the application with an explanatory page in place of the file.
 */
export function checkFirst(deliver: Deliver, checks: readonly FileCheck[]): Deliver {
  return async (submission, key, reference, receivedAt, mayRepeat) => {
    const { file } = submission;
    const found = file && (await findFlaw(file, checks, receivedAt));
    if (!found) return deliver(submission, key, reference, receivedAt, mayRepeat);
    if (found === 'unread') {
      log('warn', 'cv-unread', { reference });
      return deliver(withNote(submission, keptUnread(file.name)), key, reference, receivedAt, mayRepeat);
    }
    const { flaw, problem } = found;
    log('warn', 'cv-refused', { reference, flaw, toldSender: receivedAt === undefined });
    if (receivedAt === undefined)
      return { status: false, message: problem, errors: [{ text: problem, names: [file.field] }] };
    return deliver(withoutFile(submission, file, problem), key, reference, receivedAt, mayRepeat);
  };
}

async function findFlaw(file: SubmittedFile, checks: readonly FileCheck[], receivedAt?: string) {
  try {
    let unread: 'unread' | null = null;
    for (const check of checks) {
      const found = await check(file, receivedAt);
      if (found !== 'unread' && found) return found;
      unread ??= found;
    }
    return unread;
  } catch (error) {
    throw new NotChecked(errorName(error));
  }
}

// Replaced rather than dropped, because a recruitment API may refuse an application without a file.
function withoutFile(
  submission: Submission,
  file: NonNullable<Submission['file']>,
  problem: string,
): Submission {
  const noted = withNote(submission, removedLater(file.name, problem));
  return { ...noted, file: { field: file.field, ...removedCv() } };
}

function withNote(submission: Submission, note: string): Submission {
  const message = [submission.fields.message, note].filter(Boolean).join('\n\n');
  return { ...submission, fields: { ...submission.fields, message } };
}

/** A one-page PDF that explains why a CV was removed. */
function removedCv(): SubmittedFile {
  const lines = removedCvPage.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) '`);
  const text = ['BT', '/F1 12 Tf', '16 TL', '72 770 Td', ...lines, 'ET'].join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let body = '%PDF-1.4\n';
  let table = '0000000000 65535 f \n';
  objects.forEach((object, index) => {
    table += `${String(body.length).padStart(10, '0')} 00000 n \n`;
    body += `${index + 1} 0 obj${object}endobj\n`;
  });
  const end = `xref\n0 6\n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return { name: 'cv-removed.pdf', type: 'application/pdf', bytes: Buffer.from(body + end, 'latin1') };
}

// About ten attempts.
const GIVEN_UP_AFTER_MS = 2 * 60 * 60_000;

/**
 * Checks that a CV opens and has no active content. A file on which the examiner has kept failing for two hours counts as
 * unread; while the examiner is merely unavailable, it waits.
 */
export function examineCv(inspect: typeof inspectCv = inspectCv, now = Date.now): FileCheck {
  return async ({ bytes }, receivedAt) => {
    try {
      const found = await inspect(bytes, currentRequest()?.client ?? 'outbox');
      if ('problem' in found) return { flaw: found.problem, problem: describeCv(found) };
      return found.unread ? 'unread' : null;
    } catch (error) {
      const isHopeless =
        wasExamining(error) && receivedAt !== undefined && now() - Date.parse(receivedAt) > GIVEN_UP_AFTER_MS;
      if (isHopeless) return 'unread';
      throw error;
    }
  };
}

// Duck-typed: the queue may come from another bundle.
const wasExamining = (error: unknown) =>
  error instanceof Error && 'wasExamining' in error && error.wasExamining === true;

/** Scans for viruses. Resolves with the name of one, or null. @throws Error without a verdict */
type FindVirus = (bytes: Uint8Array) => Promise<string | null>;

/** Checks that a file contains no known virus. */
export function scanFile(findVirus: FindVirus): FileCheck {
  return async ({ bytes }) => {
    const virus = await findVirus(bytes);
    return virus === null ? null : { flaw: virus, problem: infected() };
  };
}
