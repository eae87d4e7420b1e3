import { isSameText } from '../../base/same-text';
import { WEBSITE_TOKEN } from '../../contract/application-status';
import type { Vault } from '../../base/vault';

const SIGNATURE_DIGITS = 40;

/**
 * The token of an application's status link. Derived from its outbox id, so that it is the same for every delivery, and
 * cannot be forged without the vault's key.
 */
export function statusTokenOf(vault: Vault, id: string): string {
  const digits = id.replaceAll('-', '');
  return `${digits}-${vault.fingerprint('application status', digits).slice(0, SIGNATURE_DIGITS)}`;
}

/** The id of the application whose token this vault issued; null for anything else. */
export function idOfStatusToken(vault: Vault, token: string): string | null {
  if (!WEBSITE_TOKEN.test(token)) return null;
  const id = token.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  return isSameText(token, statusTokenOf(vault, id)) ? id : null;
}
