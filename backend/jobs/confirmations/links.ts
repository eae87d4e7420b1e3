import { createHash } from 'node:crypto';
import { staffJobPath, staffJobsPath } from '../../../lib/routes';
import { numbersOfToken, signedToken } from '../../links/signed-token';
import type { AskedJob, ConfirmationStore } from './queries';
import type { SecretStore } from '../../keys/secrets';
import { askedUpTo } from './schedule';

const ANSWERABLE_MS = 14 * 24 * 60 * 60 * 1000;

/** Paths of the one-click links about a job, one per button. */
export function jobLinks(secret: Buffer, { pk, created_at }: Pick<AskedJob, 'pk' | 'created_at'>) {
  const token = signedToken(secret, 'staff-job', [pk, Date.parse(created_at)]);
  return {
    open: staffJobPath(token, 'open'),
    filled: staffJobPath(token, 'filled'),
    pause: staffJobPath(token, 'pause'),
  };
}

/** Path of the link that confirms all jobs of a mail. */
export function allJobsLink(secret: Buffer, askedAt: string, recruiter: string | null): string {
  const numbers = [Date.parse(askedAt), numberOfRecruiter(recruiter)];
  return staffJobsPath(signedToken(secret, 'staff-jobs', numbers));
}

/** Returns the id of the job that a token identifies, or null. */
export async function jobOfToken(
  store: ConfirmationStore & SecretStore,
  token: string,
): Promise<string | null> {
  const [pk, createdAt] = numbersOfToken(await store.linkSecret(), 'staff-job', token) ?? [];
  return pk === undefined || createdAt === undefined ? null : store.linkedJob(pk, createdAt);
}

/** Returns which recruiter's jobs a token confirms, last confirmed by a certain time. 'gone' two weeks after the mail. */
export async function questionOfToken(store: ConfirmationStore & SecretStore, token: string, now: Date) {
  const [askedAt, number] = numbersOfToken(await store.linkSecret(), 'staff-jobs', token) ?? [];
  if (askedAt === undefined || number === undefined) return 'unknown';
  if (now.getTime() - askedAt > ANSWERABLE_MS) return 'gone';
  const upTo = askedUpTo(new Date(askedAt).toISOString());
  const recruiters = await store.recruitersToAsk(upTo);
  const recruiter = recruiters.find((each) => numberOfRecruiter(each) === number);
  return { recruiter, confirmedUpTo: upTo };
}

/** Identifies a recruiter by 48 bits of a hash, without exposing the address; 0 stands for the desk. */
function numberOfRecruiter(recruiter: string | null): number {
  if (recruiter === null) return 0;
  return createHash('sha256').update(recruiter.toLowerCase()).digest().readUIntBE(0, 6);
}
