import 'server-only';
import type { z } from 'zod';

/** Body of every form response; `reference` and `statusPath` if accepted, `errors` by field on 422. */
export type SubmissionAnswer = {
  status: 0 | 1;
  message: string;
  reference?: string;
  statusPath?: string;
  errors?: Record<string, string[]>;
};

// Not worth compressing: some hundred bytes.
const HEADERS = { 'cache-control': 'no-store, no-transform' };

export function answer(
  httpStatus: number,
  body: SubmissionAnswer,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status: httpStatus, headers: { ...HEADERS, ...headers } });
}

export function refused(message: string, errors: Record<string, string[]> = {}): Response {
  return answer(422, { status: 0, message, errors });
}

export function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) (errors[issue.path.join('.')] ??= []).push(issue.message);
  return errors;
}
