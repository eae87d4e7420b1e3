import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { apiAnswers } from '../../lib/content/api-answers';
import { readAtMost, TooLarge } from '../../lib/base/read-at-most';
import type { z } from 'zod';
import { isRecord } from '../../lib/base/is-record';

type FormBody = Record<string, unknown>;

/** Maximum length of a body, and the message for a longer one. */
export type BodyLimit = { maxBytes: number; tooLong: string };

const SHORT_BYTES = 64 * 1024;

/**
 * Parses a JSON, multipart or urlencoded body into its fields; file parts are `File`s.
 * @throws HTTPException 413 for a body beyond the limit, which is not read further; 400 for one that does not match
 * its content type
 */
export async function readForm(c: Context, limit?: BodyLimit): Promise<FormBody> {
  const { maxBytes, tooLong } = limit ?? { maxBytes: SHORT_BYTES, tooLong: apiAnswers.request.tooLong };
  const type = c.req.header('content-type') ?? '';
  const isForm = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type);
  try {
    if (Number(c.req.header('content-length')) > maxBytes) throw new TooLarge(maxBytes);
    const bytes = await readAtMost(c.req.raw.body, maxBytes);
    const body = new Response(bytes, { headers: { 'content-type': type } });
    // Of a file input for several, a list.
    if (isForm) return fieldsOf(await body.formData());
    const value: unknown = await body.json();
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (error) {
    if (error instanceof TooLarge) throw new HTTPException(413, { message: tooLong });
  }
  throw new HTTPException(400, { message: apiAnswers.request.unreadable(isForm ? 'form data' : 'JSON') });
}

function fieldsOf(form: FormData): FormBody {
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, name.endsWith('[]') ? form.getAll(name) : value]),
  );
}

export type FieldErrors = Record<string, string[]>;

/** Validates a form against its schema; errors have Laravel's shape: field → messages for the visitor. */
export function validateForm<T>(
  schema: z.ZodType<T>,
  body: unknown,
): { fields: T } | { errors: FieldErrors } {
  const parsed = schema.safeParse(body);
  if (parsed.success) return { fields: parsed.data };
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? 'form');
    // One message per field: an empty address would also be reported as invalid.
    errors[field] ??= [describe(issue, field.replaceAll('_', ' '), isEmpty(body, field))];
  }
  return { errors };
}

function describe(issue: z.core.$ZodIssue, label: string, empty: boolean): string {
  if (empty) return apiAnswers.form.required(label);
  if (issue.code === 'too_big') return apiAnswers.form.tooManyCharacters(label, issue.maximum);
  if (issue.code === 'invalid_format') return apiAnswers.form.notAnEmail(label);
  return apiAnswers.form.notText(label);
}

function isEmpty(body: unknown, field: string): boolean {
  const value = isRecord(body) ? body[field] : undefined;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
