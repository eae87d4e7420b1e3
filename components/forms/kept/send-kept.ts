import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { type ReadAnswer, readSubmissionAnswer } from '@/lib/forms/handler-responses';
import { CONSENT_TIME_FIELD, POST_KEY_HEADER } from '@/lib/contract/forms/names';
import { handlers } from '@/lib/routes';
import { fetchWork, workToken } from '../challenge';
import {
  type KeptApplication,
  type KeptOutcome,
  noteOutcome,
  readKept,
  readKeptCv,
} from '@/lib/browser/kept/kept-store';

/*
 * Sends kept applications, from a page or the service worker. Each stays kept until the website has answered, and is
 * resent under the same idempotency key, so that it arrives once.
 */

const KEPT_MS = 30 * 24 * 60 * 60_000;
const LOCK = 'send-kept-applications';
// Enough for a 5 MB CV on a slow connection.
const TIMEOUT_MS = 120_000;

/** Sends waiting applications. @returns whether none is left. @throws Error if the device's store is unreadable */
export function sendKept(): Promise<boolean> {
  // Pages and the worker may run this concurrently. Without Web Locks, the idempotency key still prevents duplicates.
  const locks = (typeof navigator === 'undefined' ? undefined : navigator.locks) as LockManager | undefined;
  return locks ? locks.request(LOCK, sendAll) : sendAll();
}

async function sendAll(): Promise<boolean> {
  let isDone = true;
  for (const application of await readKept()) {
    const outcome = await nextOutcome(application);
    if (outcome.kind === 'waiting') isDone = false;
    if (outcome !== application.outcome) await noteOutcome(application, outcome);
  }
  return isDone;
}

async function nextOutcome(application: KeptApplication): Promise<KeptOutcome> {
  const { at, outcome } = application;
  const isOver = outcome.kind === 'sent' || outcome.kind === 'expired';
  if (!isOver && Date.now() - Date.parse(at) > KEPT_MS) return { kind: 'expired' };
  if (outcome.kind !== 'waiting') return outcome;
  try {
    return await send(application);
  } catch (error) {
    console.warn('a kept application could not be sent yet', error);
    return outcome;
  }
}

/** @throws Error if the website does not answer */
async function send(application: KeptApplication): Promise<KeptOutcome> {
  const cv = await readKeptCv(application.key);
  if (!cv) return application.outcome;
  // A worker has no document to take the language from.
  const response = await fetch(handlers.form('apply-job', application.language ?? 'en'), {
    method: 'POST',
    body: formOf(application, cv, await proveWork()),
    headers: { [POST_KEY_HEADER]: application.key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = await readSubmissionAnswer(response);
  if (answer.status === 1) {
    const { reference, statusPath, isWaiting } = answer;
    return { kind: 'sent', at: new Date().toISOString(), reference, statusPath, isWaiting };
  }
  return isFinal(response.status, answer) ? { kind: 'refused', reason: answer.message } : application.outcome;
}

/** Replaces the captcha, which needs a person. */
async function proveWork(): Promise<string> {
  const { work: challenge } = await fetchWork('apply-job');
  return workToken(challenge, await solveChallenge({ challenge, deriveKey }));
}

function formOf({ at, fields, cvName }: KeptApplication, cv: ArrayBuffer, captchaToken: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new File([cv], cvName));
  form.set(CONSENT_TIME_FIELD, at);
  form.set('captchaToken', captchaToken);
  form.set('captchaText', 'proved');
  return form;
}

// Final for this content; other errors concern the proof, the address or timing, and are retried.
const FINAL_STATUSES = [400, 409, 413, 415, 422];

function isFinal(httpStatus: number, { errors }: ReadAnswer): boolean {
  return FINAL_STATUSES.includes(httpStatus) && !errors?.captchaText;
}
