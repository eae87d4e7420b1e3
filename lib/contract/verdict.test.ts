import { verdictOf } from './verdict';

const YES = [
  ...['', 'OK', 'Saved', 'Mail sent!', 'धन्यवाद', 'New record created successfully', '1', 12, null, true],
  ...[{}, [], { result: 'Not a duplicate. Stored.' }, { errcode: 0, errmsg: 'request successful' }],
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
const NO = [
  ...[0, '0', 'False', false, [{ status: 0 }], { state: 'failed' }, { type: 'error', text: 'Try later' }],
  ...[{ errcode: 40001 }, { errcode: 40001, errmsg: 'invalid credential' }, { Table: [{ Result: '-1' }] }],
  ...[{ data: { x: { success: false } } }, { email: ['Enter a valid email address.'] }],
  ...[['Enter a valid phone number.'], { code: 50012, msg: 'phone is malformed', data: null }],
  [{ message: 'Email: invalid', errorCode: 'INVALID_EMAIL_ADDRESS', fields: ['Email'] }],
  { data: [{ code: 'INVALID_DATA', details: { api_name: 'Email' }, message: 'bad', status: 'error' }] },
  { response: 'Message could not be sent' },
];
const UNKNOWN = [
  ...['no healthy upstream', 'Server Error', 'Bad Gateway', 'error', 'status=0&msg=duplicate'],
  'Fatal error: Uncaught mysqli_sql_exception: Too many connections in /a.php:3 Stack trace: #0 {main}',
  'Message could not be sent. Mailer Error: SMTP connect() failed.',
  ...[{ message: 'Server Error' }, { detail: 'Not found.' }, { message: 'Endpoint request timed out' }],
  { message: 'No such column', exception: 'QueryException', trace: [{ file: '/a.php', line: 1 }] },
  ...['unavailable', 'not_found'].map((id) => ({ id, message: 'This app is unavailable' })),
  { jsonrpc: '2.0', error: { message: 'Server Error', data: { exception_type: 'IntegrityError' } } },
];

test.each([
  ['yes', YES, true],
  ['no', NO, false],
  ['neither', UNKNOWN, null],
])('says %s', (_, bodies, verdict) => {
  for (const body of bodies) expect([body, verdictOf(body)]).toEqual([body, verdict]);
});
