import type { z } from 'zod';
import { apiAnswers } from '../../lib/content/api-answers';

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
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
