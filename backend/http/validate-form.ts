import type { z } from 'zod';
import { apiAnswers } from '../../lib/content/api-answers';

export type FieldErrors = Record<string, string[]>;

/** A form's fields by its contract, or Laravel's errors: field → texts for the visitor. */
export function validateForm<T>(
  schema: z.ZodType<T>,
  body: unknown,
): { fields: T } | { errors: FieldErrors } {
  const parsed = schema.safeParse(body);
  if (parsed.success) return { fields: parsed.data };
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? 'form');
    // One text a field is enough: an empty address is also no valid address.
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
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
