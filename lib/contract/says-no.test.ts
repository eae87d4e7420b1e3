import { errorStatusIn, saysNo } from './says-no';

const YES = [
  ...[{}, [], null, '', 12],
  'Thank you. You need not reply to this message, and will not hear from us today.',
  ...[{ message: 'Thank you' }, { success: true }, { success: 'Your message was sent.' }],
  ...[{ status: 200 }, { status: '201 Created' }, { status: 'OK' }, { status: 'Success', code: 0 }],
  ...[{ status: 'queued' }, { status: null, message: 'Saved' }, { status: 'no_error' }],
  ...[{ ok: 1, error: null, errors: [] }, { error: false, message: 'Sent' }, { errors: 'none' }],
  ...[{ errors: { email: [], phone: null } }, { error_code: '0000', errorMessage: '' }],
  { statusCode: 201, result: { id: 7, status: 0 }, result_count: 0 },
  // The stored row is returned; its status is not that of the answer.
  ...[{ data: { id: 7, status: 0, created_at: '2026-11-20' } }, { meta: { code: 200, errors: [] } }],
  { id: 7, name: 'Asha', status: 0, created_at: '2026-11-20T09:00:00Z' },
];
const NO = [
  ...[false, 0, '0', 'error'],
  ...[0, '0', 'FALSE', 'error', 'Failed', 'validation_error', 'Unprocessable Entity', 'not ok', 'closed'].map(
    (status) => ({ status }),
  ),
  ...[{ status: 422 }, { status: '500' }, { status: -1 }, { statusCode: 404 }, { code: 'ERR_CLOSED' }],
  ...[{ success: false }, { success: 'no' }, { is_success: 0 }, { sent: false }, { has_errors: true }],
  ...[
    { code: 500, message: 'Server Error' },
    { ok: false, message: 'The job is closed.' },
  ],
  ...[{ error: 'The job is closed.' }, { error: true }, { errorCode: 'E12' }, { meta: { success: false } }],
  { message: 'No', errors: { phone: ['Too short.'] } },
  { status: 1, errors: ['Too short.'] },
  { validation_errors: { phone: 'Too short.' } },
  { status: { code: 400, text: 'Bad Request' } },
  { id: 7, created_at: '2026-11-20', errors: { phone: 'Too short.' } },
];

test.each([
  ['does not say no', YES, false],
  ['says no', NO, true],
])('%s', (_, bodies, expected) => {
  for (const body of bodies) expect([body, saysNo(body)]).toEqual([body, expected]);
});

test.each<[unknown, number | null]>([
  [{ status: 422 }, 422],
  [{ status: '410', job: {} }, 410],
  [{ code: 500 }, 500],
  [{ http_status: 404 }, 404],
  [{ statusCode: 200 }, null],
  [{ status: 1 }, null],
  [{ status: false }, null],
  [{ total: 422 }, null],
  [[422], null],
  [null, null],
])('in %j the HTTP error is %j', (body, status) => {
  expect(errorStatusIn(body)).toBe(status);
});
