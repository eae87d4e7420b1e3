import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KindWithCv } from '../store/forms/forms';

type NamedCv = { kind: KindWithCv; id: number; received_at: string };

// Nothing before an application's number, as links of earlier versions are.
const PREFIXES: Record<KindWithCv, string> = { applications: '', registrations: 'r-' };

const DAY_MS = 24 * 60 * 60 * 1000;
const VALID_DAYS = 30;
// 160 of HMAC's 256 bits, in hexadecimal: a link in a plain-text mail must not end in "-" or "_", which some programs
// leave out of it.
const SIGNATURE_DIGITS = 40;

/**
 * When the link to a CV ends (ISO 8601): after 30 days, or with an application's retention; erasure on request may end it
 * earlier.
 */
export function cvLinkEnd(
  { kind, received_at: receivedAt }: Omit<NamedCv, 'id'>,
  retentionDays: number | null,
): string {
  // A registered CV is kept for 60 days at least.
  const days = kind === 'registrations' ? VALID_DAYS : Math.min(VALID_DAYS, retentionDays ?? VALID_DAYS);
  return new Date(Date.parse(receivedAt) + days * DAY_MS).toISOString();
}

/**
 * The token of the link to a CV, derived rather than stored: it still verifies after the CV is erased. It
 * names the moment of receipt beside the number, which a store restored from a backup gives once more.
 */
export function cvToken(secret: Buffer, { kind, id, received_at: receivedAt }: NamedCv): string {
  const subject = `${PREFIXES[kind]}${id.toString(36)}-${Date.parse(receivedAt).toString(36)}`;
  const signature = createHmac('sha256', secret).update(`cv ${subject}`).digest('hex');
  return `${subject}-${signature.slice(0, SIGNATURE_DIGITS)}`;
}

/** Verifies a token; returns what it names, or null. */
export function cvOfToken(secret: Buffer, token: string): NamedCv | null {
  const [, prefix, id36, time36] = /^(r-)?([0-9a-z]{1,10})-([0-9a-z]{1,9})-[0-9a-f]{40}$/.exec(token) ?? [];
  if (id36 === undefined || time36 === undefined) return null;
  const time = Number.parseInt(time36, 36);
  if (time > 8.64e15) return null;
  const kind: KindWithCv = prefix === undefined ? 'applications' : 'registrations';
  const named = { kind, id: Number.parseInt(id36, 36), received_at: new Date(time).toISOString() };
  const [given, expected] = [Buffer.from(token), Buffer.from(cvToken(secret, named))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? named : null;
}
