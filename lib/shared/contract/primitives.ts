import { z } from 'zod';
import { cleanHtml, cleanText } from '../text/clean-text';
import { isSafeId } from './safe-id';

/**
 * Parsers for what Laravel-style APIs send as "text", "id" or "status". They accept the untidy forms of real upstreams
 * and return one canonical form.
 */

/** An id: a number or string on the wire, always a non-empty string afterwards. */
export const wireId = z.union([z.number().int(), z.string()]).transform((value, context) => {
  const id = String(value).trim();
  if (isSafeId(id)) return id;
  context.addIssue({ code: 'custom', message: `"${id.slice(0, 80)}" is not usable as an id` });
  return z.NEVER;
});

/** An optional id: null, "" and missing all become null. */
export const wireOptionalId = z
  .union([z.number(), z.string(), z.null()])
  .optional()
  .transform((value) => {
    const id = String(value ?? '').trim();
    return isSafeId(id) ? id : null;
  });

/** A status: 1, "1", true, "true" and "success" mean success, everything else means failure. */
export const wireStatus = z
  .unknown()
  .optional()
  .transform((value) => [1, '1', true, 'true', 'success'].includes(value as string | number | boolean));

/** A status that the specification only calls "truthy": PHP's falsy values, or words for them, mean failure. */
export const wireTruthy = z
  .unknown()
  .optional()
  .transform((value) => Boolean(value) && !['0', 'false', 'error', 'fail', 'failed'].includes(String(value)));

/** One line of plain text: entities decoded, control characters removed, "" for null, missing or "NULL". */
export const wireText = z
  .union([z.string(), z.number(), z.boolean(), z.null()])
  .optional()
  .transform((value) => cleanText(value === null || value === undefined ? '' : String(value)));

/** Untrusted HTML: control characters removed, "" for null, missing or "NULL". Sanitised where it is shown. */
export const wireHtml = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((value) => cleanHtml(value === null || value === undefined ? '' : String(value)));

/**
 * A date in any format that names a real day (ISO 8601, "2026-11-20 09:30:00"); null for anything else, such as "3 days
 * ago".
 */
export const wireDate = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value.trim())) return null;
    // Laravel's "2026-11-20 09:30:00" is UTC in its default configuration.
    const iso = value.trim().replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(:\d{2})?)$/, '$1T$2Z');
    const time = Date.parse(iso);
    // Date.parse reads 31 February as 3 March.
    if (Number.isNaN(time) || !isRealDay(iso.slice(0, 10))) return null;
    return new Date(time).toISOString();
  });

/** A count: a non-negative integer as number or digits, else null. */
export const wireCount = z
  .unknown()
  .optional()
  .transform((value) => {
    const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null;
  });

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
