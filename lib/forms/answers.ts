import 'server-only';

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

export function refused(message: string, errors: SubmissionAnswer['errors'] = {}): Response {
  return answer(422, { status: 0, message, errors });
}
