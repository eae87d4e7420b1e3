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
