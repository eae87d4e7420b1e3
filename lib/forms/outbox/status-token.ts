import { isSameText } from '../../base/same-text';
import { WEBSITE_TOKEN } from '../../contract/application-status';
import type { Vault } from '../../base/vault';

const SIGNATURE_DIGITS = 40;

/**
 * The token by which the sender of an application sees where it stands. It follows from the id that the outbox gave it,
 * so that it is the same however often the form is sent, and cannot be made without the vault's key.
 */
export function statusTokenOf(vault: Vault, id: string): string {
  const digits = id.replaceAll('-', '');
  return `${digits}-${vault.fingerprint('application status', digits).slice(0, SIGNATURE_DIGITS)}`;
}

/** The id of the application whose token this vault has made; null for every other text. */
export function idOfStatusToken(vault: Vault, token: string): string | null {
  if (!WEBSITE_TOKEN.test(token)) return null;
  const id = token.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  return isSameText(token, statusTokenOf(vault, id)) ? id : null;
}
