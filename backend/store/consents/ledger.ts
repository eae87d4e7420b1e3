import { createHash, createHmac } from 'node:crypto';
import type { SubmissionKind } from '../forms/forms';

/** What was agreed to: with a form of a kind, or by confirming a job alert. */
export type ConsentKind = SubmissionKind | 'alerts';

/** What an entry says of a consent, beside its place in the chain. Times: ISO 8601. */
export type ConsentFacts = {
  kind: ConsentKind;
  /** The SHA-256 (hexadecimal) of the wording, which is kept once under it. */
  text: string;
  /** The wording's language (BCP 47). */
  language: string;
  /** When it was given, as the website says; and when it was received. */
  given_at: string;
  received_at: string;
  /** A commitment to who gave it, see subjectOf; it tells nothing by itself. */
  subject: string;
};

/** An entry as it is stored; `entry` is the text that its hash covers. */
export type ConsentLink = { seq: number; prev_hash: string; hash: string; entry: string };

/** The last entry's number and hash; 0 and '' before the first. */
export type ConsentHead = { seq: number; hash: string };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** By which a wording is named. */
export const wordingHash = (wording: string) => sha256(wording);

/** Who gave a consent, as only whoever has the entry's salt can check: the address, and the form's reference. */
export const subjectOf = (salt: Buffer, email: string, reference: string) =>
  createHmac('sha256', salt).update(`${email.trim().toLowerCase()}\n${reference}`).digest('hex');

/** The next entry of the chain. */
export function nextLink(head: ConsentHead, facts: ConsentFacts): ConsentLink {
  const seq = head.seq + 1;
  const { kind, text, language, given_at, received_at, subject } = facts;
  // The order of the names is part of what is hashed.
  const entry = JSON.stringify({ seq, kind, text, language, given_at, received_at, subject });
  return { seq, prev_hash: head.hash, hash: linkHash(head.hash, entry), entry };
}

const linkHash = (prevHash: string, entry: string) => sha256(`${prevHash}\n${entry}`);

/** Whether a stored entry follows another one, unchanged. */
export function follows(head: ConsentHead, link: ConsentLink): boolean {
  return (
    link.seq === head.seq + 1 &&
    link.prev_hash === head.hash &&
    link.hash === linkHash(head.hash, link.entry) &&
    factsOf(link)?.seq === link.seq
  );
}

/** What a stored entry says; null where it cannot be read. */
export function factsOf({ entry }: Pick<ConsentLink, 'entry'>): (ConsentFacts & { seq: number }) | null {
  try {
    return JSON.parse(entry) as ConsentFacts & { seq: number };
  } catch {
    return null;
  }
}
