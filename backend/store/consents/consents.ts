import type { ConsentHead, ConsentLink } from './ledger';

/** An entry of the ledger: `row` is the form's id, and `salt` that of its subject, until the form is erased. */
export type StoredConsent = ConsentLink & { kind: string; row: number | null; salt: Buffer | null };

/** The ledger of consents. Its entries are written with the forms, see consents/append.ts. */
export type ConsentStore = {
  /** The next entries after a number, in order; fewer than `limit` only at the end. */
  consentsAfter(seq: number, limit: number): Promise<StoredConsent[]>;
  consentHead(): Promise<ConsentHead>;
  /** The wording of a hash; null where it is not kept. */
  consentWording(hash: string): Promise<string | null>;
};
