import { z } from 'zod';
import { cleanHtml, cleanText } from '../text/clean-text';
import { isSafeId } from './safe-id';

/**
 * What a Laravel-style API sends where the contract says "text", "id" or "status".
 * Everything here accepts the untidy forms that real upstreams produce and hands on one tidy form.
 */

/** An id: a number or a string on the wire, always a non-empty string afterwards. */
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

/** A status of which the specification says no more than "truthy": what PHP takes for false, or a word for it, fails. */
export const wireTruthy = z
  .unknown()
  .optional()
  .transform((value) => Boolean(value) && !['0', 'false', 'error', 'fail', 'failed'].includes(String(value)));

/** One line of plain text: entities decoded, odd characters removed, "" for null, missing or "NULL". */
export const wireText = z
  .union([z.string(), z.number(), z.boolean(), z.null()])
  .optional()
  .transform((value) => cleanText(value === null || value === undefined ? '' : String(value)));

/** HTML, still untrusted: control characters removed, "" for null, missing or "NULL". Sanitised where it is shown. */
export const wireHtml = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((value) => cleanHtml(value === null || value === undefined ? '' : String(value)));

/** A date in any form that names a real day (ISO 8601, "2026-11-20 09:30:00"); anything else, "3 days ago" too, is null. */
export const wireDate = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value.trim())) return null;
    // Laravel's "2026-11-20 09:30:00" is UTC by its default configuration.
    const iso = value.trim().replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(:\d{2})?)$/, '$1T$2Z');
    const time = Date.parse(iso);
    // Date.parse takes 31 February for 3 March.
    if (Number.isNaN(time) || !isRealDay(iso.slice(0, 10))) return null;
    return new Date(time).toISOString();
  });

/** A count: a non-negative whole number as number or digits, else null. */
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
