import { formAnswer, formRefusal } from './form-answer';
import { errorStatusIn, saysNo } from './says-no';
import { verdictOf } from './verdict';

test.each<[unknown, string]>([
  [{ status: 1, message: 'Thank&nbsp;you' }, 'Thank you'],
  [{ success: true }, ''],
  [{ success: 'Enquiry sent successfully.' }, ''],
  [{ status: 200, message: null }, ''],
  ['', ''],
  ['Saved', ''],
  [null, ''],
  [{}, ''],
  [
    { status: 1, message: '<b>Thank you</b>, your ticket is <a href="x">T-81</a>.' },
    'Thank you, your ticket is T-81.',
  ],
  [{ status: 1, message: '&lt;p&gt;Thank you&lt;/p&gt;&lt;p&gt;T-81' }, 'Thank you T-81'],
  [{ status: 1, message: 'Pay < 5 lakh and > 3' }, 'Pay < 5 lakh and > 3'],
  [{ data: { id: 7, name: 'Asha', status: 0 } }, ''],
  [{ id: 7, message: 'What I wrote.', status: 0, created_at: '2026-11-20' }, ''],
])('%j was accepted, with the message %j', (body, message) => {
  expect(formAnswer.parse(body)).toEqual({ status: true, message });
});

/** Errors abbreviated: the names, and the text. */
const inShort = (errors: { text: string; names: string[] }[] = []) =>
  errors.map(({ text, names }) => [...names, text].join(': '));
const short = 'Too short.';

test.each<[string, object, string[]]>([
  [
    'a record of lists',
    { message: 'Wrong.', errors: { phone: [short, 'No digits.'] } },
    ['phone: Too short.', 'phone: No digits.'],
  ],
  ['a record of texts', { errors: { phone: short, email: 'Taken' } }, ['phone: Too short.', 'email: Taken']],
  ['a list of texts', { message: 'Wrong.', errors: [short] }, [short]],
  ['one text', { errors: short }, [short]],
  ['one error', { error: 'The job is closed.' }, ['The job is closed.']],
  ['a list of objects', { errors: [{ field: 'phone', message: short }] }, ['phone: Too short.']],
  [
    'a list of records',
    { errors: [{ phone: short }, { email: ['Taken'] }] },
    ['phone: Too short.', 'email: Taken'],
  ],
  [
    'JSON:API',
    { errors: [{ status: '422', detail: short, source: { pointer: '/data/attributes/phone' } }] },
    ['422: /data/attributes/phone: Too short.'],
  ],
  ['the validator’s as message', { status: 0, message: { phone: [short] } }, ['phone: Too short.']],
  [
    'NestJS’s',
    { statusCode: 422, message: ['phone must be a phone number'], error: 'Unprocessable Entity' },
    ['phone must be a phone number', 'Unprocessable Entity'],
  ],
  [
    'Joi’s',
    { message: 'Wrong.', details: [{ message: short, path: ['phone'], type: 'string.min' }] },
    ['phone: string.min: Too short.'],
  ],
  [
    'Strapi’s',
    {
      data: null,
      error: {
        status: 400,
        name: 'ValidationError',
        message: '2 errors occurred',
        details: { errors: [{ path: ['phone'], message: short }] },
      },
    },
    ['phone: errors: Too short.'],
  ],
  ['ASP.NET’s', { Message: 'Wrong.', ModelState: { 'model.Phone': [short] } }, ['model.Phone: Too short.']],
  [
    'where it broke, which is nobody’s business',
    {
      message: 'SQLSTATE[23000]',
      exception: 'QueryException',
      trace: [{ file: '/var/www/a b.php', line: 1 }],
    },
    [],
  ],
  [
    'FastAPI’s',
    { detail: [{ loc: ['body', 'phone'], msg: short, type: 'value_error' }] },
    ['body: phone: value_error: Too short.'],
  ],
  [
    'a problem’s',
    { title: 'Not valid.', status: 422, 'invalid-params': [{ name: 'phone', reason: short }] },
    ['phone: Too short.'],
  ],
  ['HTML', { message: '<p>Wrong.</p>', errors: { phone: ['<b>Too</b> short.'] } }, ['phone: Too short.']],
  ['nothing', {}, []],
  ['empty errors', { errors: { phone: [], email: null } }, []],
])('a refusal by %s', (_, body, errors) => {
  const refusal = formRefusal.parse(body);
  expect(refusal).toMatchObject({
    status: false,
    message: /Wrong/.test(JSON.stringify(body)) ? 'Wrong.' : '',
  });
  expect(inShort(refusal.errors)).toEqual(errors);
});

test('a negative 2xx is a refusal with its reason', () => {
  expect(formAnswer.parse({ status: 'failed', errors: { phone: 'Too short.' } })).toEqual({
    status: false,
    message: '',
    errors: [{ text: 'Too short.', names: ['phone'] }],
  });
});

test('an error nested a thousand deep does no harm', () => {
  let errors: unknown = 'Too deep.';
  for (let depth = 0; depth < 1_000; depth++) errors = { a: errors };
  expect(formRefusal.parse({ message: 'No.', errors })).toEqual({ status: false, message: 'No.' });
});

const YES = [
  {},
  [],
  null,
  '',
  12,
  'Thank you. You need not reply to this message, and will not hear from us today.',
  { message: 'Thank you' },
  { success: true },
  { success: 'Your message was sent.' },
  { status: 200 },
  { status: '201 Created' },
  { status: 'OK' },
  { status: 'Success', code: 0 },
  { status: 'queued' },
  { status: null, message: 'Saved' },
  { status: 'no_error' },
  { ok: 1, error: null, errors: [] },
  { error: false, message: 'Sent' },
  { errors: 'none' },
  { errors: { email: [], phone: null } },
  { error_code: '0000', errorMessage: '' },
  { statusCode: 201, result: { id: 7, status: 0 }, result_count: 0 },
  // The stored row is returned; its status is not that of the answer.
  { data: { id: 7, status: 0, created_at: '2026-11-20' } },
  { meta: { code: 200, errors: [] } },
  { id: 7, name: 'Asha', status: 0, created_at: '2026-11-20T09:00:00Z' },
];
const NO = [
  false,
  0,
  '0',
  'error',
  ...[0, '0', 'FALSE', 'error', 'Failed', 'validation_error', 'Unprocessable Entity', 'not ok', 'closed'].map(
    (status) => ({ status }),
  ),
  { status: 422 },
  { status: '500' },
  { status: -1 },
  { statusCode: 404 },
  { code: 'ERR_CLOSED' },
  { success: false },
  { success: 'no' },
  { is_success: 0 },
  { sent: false },
  { has_errors: true },
  { code: 500, message: 'Server Error' },
  { ok: false, message: 'The job is closed.' },
  { error: 'The job is closed.' },
  { error: true },
  { errorCode: 'E12' },
  { meta: { success: false } },
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

const ACCEPTED = [
  '',
  'OK',
  'Saved',
  'Mail sent!',
  'धन्यवाद',
  'New record created successfully',
  '1',
  12,
  null,
  true,
  {},
  [],
  { result: 'Not a duplicate. Stored.' },
  { errcode: 0, errmsg: 'request successful' },
  { message: 'Thanks! If you do not hear from us within three days, please call the office.' },
  { status: 'success', data: { id: 5, status: 'rejected' } },
  { data: [{ code: 'SUCCESS', message: 'record added', status: 'success' }] },
  { data: { leadCreate: { lead: { id: 'gid://1' }, userErrors: [] } } },
  { id: 9, subject: 'Hello', message: 'My application was rejected. This is bad.' },
  ...['6f1c0a52-9d4e-4b7a-8a55-0d2c8b1e77aa', 'DUPL-0001'].map((id) => ({
    id,
    message: 'This was a bad failure',
  })),
  { success: true, trace: '4bf92f35' },
];
const REFUSED = [
  0,
  '0',
  'False',
  false,
  [{ status: 0 }],
  { state: 'failed' },
  { type: 'error', text: 'Try later' },
  { errcode: 40001 },
  { errcode: 40001, errmsg: 'invalid credential' },
  { Table: [{ Result: '-1' }] },
  { data: { x: { success: false } } },
  { email: ['Enter a valid email address.'] },
  ['Enter a valid phone number.'],
  { code: 50012, msg: 'phone is malformed', data: null },
  [{ message: 'Email: invalid', errorCode: 'INVALID_EMAIL_ADDRESS', fields: ['Email'] }],
  { data: [{ code: 'INVALID_DATA', details: { api_name: 'Email' }, message: 'bad', status: 'error' }] },
  { response: 'Message could not be sent' },
];
const UNKNOWN = [
  'no healthy upstream',
  'Server Error',
  'Bad Gateway',
  'error',
  'status=0&msg=duplicate',
  'Fatal error: Uncaught mysqli_sql_exception: Too many connections in /a.php:3 Stack trace: #0 {main}',
  'Message could not be sent. Mailer Error: SMTP connect() failed.',
  { message: 'Server Error' },
  { detail: 'Not found.' },
  { message: 'Endpoint request timed out' },
  { message: 'No such column', exception: 'QueryException', trace: [{ file: '/a.php', line: 1 }] },
  ...['unavailable', 'not_found'].map((id) => ({ id, message: 'This app is unavailable' })),
  { jsonrpc: '2.0', error: { message: 'Server Error', data: { exception_type: 'IntegrityError' } } },
];

test.each([
  ['yes', ACCEPTED, true],
  ['no', REFUSED, false],
  ['neither', UNKNOWN, null],
])('says %s', (_, bodies, verdict) => {
  for (const body of bodies) expect([body, verdictOf(body)]).toEqual([body, verdict]);
});
