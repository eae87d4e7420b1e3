import type { NoLink } from '../../lib/contract/links';
import type { Stores } from './stores';
import type { Submission } from './forms';
import { createHmac } from 'node:crypto';
import { isSameText } from '../../lib/base/same-text';
import { DAY_MS } from '../../lib/base/text/indian-day';

const CV_LINK_DAYS = 30;

// The words that are signed, and the names of the secrets that sign them.
const PURPOSES = {
  status: { purpose: 'application-status', secret: 'links' },
  cv: { purpose: 'cv', secret: 'cv-links' },
} as const;
export type FormLink = keyof typeof PURPOSES;

// 160 of HMAC's 256 bits. Hexadecimal, because some mail programs cut off a trailing "-" or "_" of a plain-text link.
const SIGNATURE_DIGITS = 40;

async function signed(store: Stores, name: FormLink, subject: string): Promise<string> {
  const { purpose, secret } = PURPOSES[name];
  const hmac = createHmac('sha256', await store.linkSecret(secret)).update(`${purpose} ${subject}`);
  return `${subject}-${hmac.digest('hex').slice(0, SIGNATURE_DIGITS)}`;
}

/**
 * Returns the token of a link about an application: of its status the website's, if it sent one, else one with the time of
 * receipt, because a restored backup reuses ids.
 */
export async function tokenOfForm(
  store: Stores,
  name: FormLink,
  { id, received_at: receivedAt, fields }: Pick<Submission, 'id' | 'received_at' | 'fields'>,
): Promise<string> {
  if (name === 'status' && fields.status_token) return fields.status_token;
  return signed(store, name, `${id.toString(36)}-${Date.parse(receivedAt).toString(36)}`);
}

/** Returns the application that a token identifies. */
export async function formOfToken(
  store: Stores,
  name: FormLink,
  token: string,
): Promise<Submission | NoLink> {
  const known = name === 'status' ? await store.findByStatusToken(token) : null;
  if (known !== null) return (await store.getSubmission('applications', known)) ?? 'gone';
  const [, subject = '', id = '', receivedAt = ''] =
    /^(([0-9a-z]{1,11})-([0-9a-z]{1,11}))-[0-9a-f]{40}$/.exec(token) ?? [];
  if (!subject || !isSameText(token, await signed(store, name, subject))) return 'unknown';
  const found = await store.getSubmission('applications', Number.parseInt(id, 36));
  return found && Date.parse(found.received_at) === Number.parseInt(receivedAt, 36) ? found : 'gone';
}

/** Returns when the link to a CV expires (ISO 8601): after 30 days, or earlier with the application's retention. */
export function cvLinkEnd(
  { received_at: receivedAt }: Pick<Submission, 'received_at'>,
  retentionDays: number | null,
): string {
  const days = Math.min(CV_LINK_DAYS, retentionDays ?? CV_LINK_DAYS);
  return new Date(Date.parse(receivedAt) + days * DAY_MS).toISOString();
}
