import { formAnswer, formRefusal } from './form-answer';

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

const at = (text: string, ...names: string[]) => ({ text, names });

test.each<[string, unknown, string, unknown[]]>([
  [
    'a record of lists',
    { message: 'Wrong.', errors: { phone: ['Too short.', 'No digits.'] } },
    'Wrong.',
    [at('Too short.', 'phone'), at('No digits.', 'phone')],
  ],
  [
    'a record of texts',
    { message: 'Wrong.', errors: { phone: 'Too short.', email: 'Taken' } },
    'Wrong.',
    [at('Too short.', 'phone'), at('Taken', 'email')],
  ],
  ['a list of texts', { message: 'Wrong.', errors: ['Too short.'] }, 'Wrong.', [at('Too short.')]],
  ['one text', { message: 'Wrong.', errors: 'Too short.' }, 'Wrong.', [at('Too short.')]],
  ['one error', { error: 'The job is closed.' }, '', [at('The job is closed.')]],
  [
    'a list of objects',
    { errors: [{ field: 'phone', message: 'Too short.' }] },
    '',
    [at('Too short.', 'phone')],
  ],
  [
    'a list of records',
    { errors: [{ phone: 'Too short.' }, { email: ['Taken'] }] },
    '',
    [at('Too short.', 'phone'), at('Taken', 'email')],
  ],
  [
    'JSON:API',
    { errors: [{ status: '422', detail: 'Too short.', source: { pointer: '/data/attributes/phone' } }] },
    '',
    [at('Too short.', '422', '/data/attributes/phone')],
  ],
  [
    'the validator’s as message',
    { status: 0, message: { phone: ['Too short.'] } },
    '',
    [at('Too short.', 'phone')],
  ],
  [
    'NestJS’s',
    { statusCode: 422, message: ['phone must be a phone number'], error: 'Unprocessable Entity' },
    '',
    [at('phone must be a phone number'), at('Unprocessable Entity')],
  ],
  [
    'Joi’s',
    { message: 'Wrong.', details: [{ message: 'Too short.', path: ['phone'], type: 'string.min' }] },
    'Wrong.',
    [at('Too short.', 'phone', 'string.min')],
  ],
  [
    'Strapi’s',
    {
      data: null,
      error: {
        status: 400,
        name: 'ValidationError',
        message: '2 errors occurred',
        details: {
          errors: [
            { path: ['phone'], message: 'Too short.' },
            { path: ['email'], message: 'Not an address.' },
          ],
        },
      },
    },
    '',
    [at('Too short.', 'phone', 'errors'), at('Not an address.', 'email', 'errors')],
  ],
  [
    'ASP.NET’s',
    { Message: 'The request is invalid.', ModelState: { 'model.Phone': ['Too short.'] } },
    'The request is invalid.',
    [at('Too short.', 'model.Phone')],
  ],
  [
    'where it broke, which is nobody’s business',
    {
      message: 'SQLSTATE[23000]',
      exception: 'QueryException',
      trace: [{ file: '/var/www/a b.php', line: 1 }],
    },
    '',
    [],
  ],
  [
    'FastAPI’s',
    { detail: [{ loc: ['body', 'phone'], msg: 'Too short.', type: 'value_error' }] },
    '',
    [at('Too short.', 'body', 'phone', 'value_error')],
  ],
  [
    'a problem’s',
    { title: 'Not valid.', status: 422, 'invalid-params': [{ name: 'phone', reason: 'Too short.' }] },
    '',
    [at('Too short.', 'phone')],
  ],
  [
    'HTML',
    { message: '<p>No.</p>', errors: { phone: ['<b>Too</b> short.'] } },
    'No.',
    [at('Too short.', 'phone')],
  ],
  ['nothing', {}, '', []],
  ['empty errors', { message: 'No.', errors: { phone: [], email: null } }, 'No.', []],
])('a refusal by %s', (_, body, message, errors) => {
  const { errors: found = [], ...answer } = formRefusal.parse(body);
  expect(answer).toEqual({ status: false, message });
  expect(found).toEqual(errors);
});

test('a negative 2xx is a refusal with its reason', () => {
  expect(formAnswer.parse({ status: 'failed', errors: { phone: 'Too short.' } })).toEqual({
    status: false,
    message: '',
    errors: [at('Too short.', 'phone')],
  });
});

test('an error nested a thousand deep does no harm', () => {
  let errors: unknown = 'Too deep.';
  for (let depth = 0; depth < 1_000; depth++) errors = { a: errors };
  expect(formRefusal.parse({ message: 'No.', errors })).toEqual({ status: false, message: 'No.' });
});
