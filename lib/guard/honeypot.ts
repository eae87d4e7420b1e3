import 'server-only';
import { env } from '../env';
import { HONEYPOT_FIELD } from '../forms/names';

/** Whether the field that people do not see was filled in. */
export function looksLikeBot(fields: Record<string, unknown>): boolean {
  if (!Object.hasOwn(fields, HONEYPOT_FIELD)) return false;
  const value = fields[HONEYPOT_FIELD];
  return typeof value !== 'string' || value.trim() !== '';
}

/** Whether a form came back sooner after its captcha was issued than a person can read and type; times in ms. */
export function tooFast(issuedAtMs: number, now = Date.now()): boolean {
  return now - issuedAtMs < env().formMinSeconds * 1000;
}
