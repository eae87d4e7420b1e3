import { z } from 'zod';
import { cleanHtml, cleanText } from '../base/text/clean-text';
import { isSafeId } from './safe-id';
import { meaningOf } from './says-no';
import { isRecord } from '../base/is-record';

/** Parsers for texts, ids and statuses of Laravel-style APIs: they accept untidy forms and return one canonical form. */

/** Of any type, or missing. */
export const anything = z.unknown().optional();

/** The parsed value; null for an absent one. */
export const nullIfAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

/** An id: a number or string on the wire, always a non-empty string afterwards. */
export const wireId = z.union([z.number().int(), z.string()]).transform((value, context) => {
  const id = String(value).trim();
  if (isSafeId(id)) return id;
  context.addIssue({ code: 'custom', message: `"${id.slice(0, 80)}" is not usable as an id` });
  return z.NEVER;
});

/** An optional id: null, "" and missing all become null. */
export const wireOptionalId = anything.transform((value) => {
  const id = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return isSafeId(id) ? id : null;
});

/** Whether an optional capability is present: anything that means yes. */
export const wireFlag = anything.transform((value) => meaningOf(value) === true);

/**
 * One line of plain text: entities decoded, control characters removed. Joins the texts of a list; takes the name or only
 * text of a related record; "" for anything unreadable, missing or "NULL".
 */
export const wireText = anything.transform((value) => cleanText(textsIn(value).join(', ')));

/** Untrusted HTML: control characters removed, a list joined, "" if unreadable. Sanitised when displayed. */
export const wireHtml = anything.transform((value) => {
  const texts = textsIn(value);
  return cleanHtml(Array.isArray(value) ? texts.map((text) => `<p>${text}</p>`).join('') : texts.join(''));
});

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn).filter(Boolean);
  if (isRecord(value)) {
    const { name, title, label } = value;
    const texts = Object.values(value).filter((inner) => typeof inner === 'string');
    return textsIn([name, title, label].find(Boolean) ?? (texts.length === 1 ? texts : []));
  }
  return ['string', 'number'].includes(typeof value) ? [String(value)] : [];
}

/**
 * A date in any format that names a real day (ISO 8601, "2026-11-20 09:30:00"); null for anything else, such as "3 days
 * ago".
 */
export const wireDate = anything.transform((value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value.trim())) return null;
  // Laravel's "2026-11-20 09:30:00" is UTC in its default configuration.
  const iso = value.trim().replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(:\d{2})?)$/, '$1T$2Z');
  const time = Date.parse(iso);
  // Date.parse reads 31 February as 3 March.
  if (Number.isNaN(time) || !isRealDay(iso.slice(0, 10))) return null;
  return new Date(time).toISOString();
});

/** A count: a non-negative integer as number or digits, else null. */
export const wireCount = anything.transform((value) => {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null;
});

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
