import 'server-only';
import { HONEYPOT_FIELD } from '../../shared/forms/names';

/** Whether the field that people do not see was filled in. */
export function looksLikeBot(fields: Record<string, unknown>): boolean {
  if (!Object.hasOwn(fields, HONEYPOT_FIELD)) return false;
  const value = fields[HONEYPOT_FIELD];
  return typeof value !== 'string' || value.trim() !== '';
}
