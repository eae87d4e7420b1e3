import { formSchema } from './form-schema';

const captchaText = 'aBc123';
const kinds = [
  ['line', 'text', ''],
  ['email', 'a@b.in', 'Enter an email address in the correct format, like name@example.com'],
  ['phone', '98765 43210', 'Enter a phone number, like 98765 43210 or +91 98765 43210'],
  ['years', '2', 'Enter your experience in years, like 2 or 3.5'],
  ['choice', 'one', 'Choose one from the list'],
  ['radio', 'one', 'Choose one from the list'],
] as const;

describe.each(kinds)('a field of kind %s', (kind, good, problem) => {
  const field = { wire: 'x', kind, max: 10, choices: ['one', 'two'] };
  const check = (marks: object, name: unknown) =>
    formSchema({ name: { ...field, ...marks } }).safeParse({ name, captchaText });

  test('must be given unless it is marked otherwise', () => {
    expect(check({}, good).data).toEqual({ name: good, captchaText });
    for (const missing of [undefined, '', '  '])
      expect(check({}, missing).error?.issues.map(({ message }) => message)).toEqual(['Enter your name']);
  });

  test.each([{ optional: true }, { extra: true }])('may be left out with %j', (marks) => {
    expect(check(marks, '  ').data).toEqual({ name: '', captchaText });
    expect(check(marks, undefined).success).toBe(true);
    expect(check(marks, good).data).toEqual({ name: good, captchaText });
  });

  test.each([{ optional: true }, { extra: true }])('is still checked with %j', (marks) => {
    const wrong = kind === 'line' ? 'more than ten' : 'wrong!';
    const message = problem || 'Use 10 characters or fewer';
    expect(check(marks, wrong).error?.issues[0]?.message).toBe(message);
  });
});

describe('a phone number that may lack a digit', () => {
  const fields = {
    phone: { wire: 'phone', kind: 'phone' },
    name: { wire: 'name', kind: 'line', max: 9 },
  } as const;
  const check = (values: object) =>
    formSchema(fields).safeParse({ name: 'Asha', phone: '98450 0000', captchaText, ...values });

  test('is questioned once, together with all other errors', () => {
    expect(check({ name: '' }).error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['name', 'Enter your name'],
      ['phone', expect.stringContaining('Is a digit missing?')],
    ]);
  });

  test.each(['98450 0000', '\u202a98450\u00a00000', '९८४५० ००००'])(
    'is accepted the second time (%j)',
    (askedPhone) => {
      expect(check({ askedPhone }).data?.phone).toBe('98450 0000');
    },
  );

  test.each([undefined, '', '98450 0001', 7, {}])(
    'is questioned if the previous question was about %j',
    (askedPhone) => {
      expect(check({ askedPhone }).success).toBe(false);
    },
  );

  test('a text that is no number at all is refused every time', () => {
    expect(check({ phone: 'call me', askedPhone: 'call me' }).error?.issues[0]?.message).toMatch(
      /^Enter a phone/,
    );
  });
});
