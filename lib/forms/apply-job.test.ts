import { cvProblems } from '../content/forms/cv-problems';
import { CV_MAX_BYTES } from '../cv/cv';
import { answerFields } from '../contract/forms/answers';
import { applyJobForm } from './apply-job';

const cv = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);

const whole = {
  jobId: '7',
  firstName: ' Asha ',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  message: 'Hello',
  resume: cv('cv.pdf'),
  consent: 'on',
  captchaText: 'aBc123',
};

const unanswered = Object.fromEntries(Object.keys(answerFields).map((name) => [name, '']));

/** What the visitor sees at each field: its first error. */
function problems(change: object): Record<string, string> {
  const { error } = applyJobForm.safeParse({ ...whole, ...change });
  const issues = [...(error?.issues ?? [])].reverse();
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('a valid form is accepted, its texts trimmed', () => {
  expect(applyJobForm.parse(whole)).toEqual({ ...whole, ...unanswered, firstName: 'Asha', source: '' });
});

test('answers to an employer’s questions never cause a refusal: long ones are cut, and non-texts dropped', () => {
  const answered = applyJobForm.parse({
    ...whole,
    answer1: ' three\nor so ',
    answer2: 'x'.repeat(9_000),
    answer3: 7,
  });
  expect(answered).toMatchObject({ answer1: 'three or so', answer2: 'x'.repeat(2_000), answer3: '' });
});

test.each([[undefined], [''], ['off'], [false]])('a consent of %j does not count', (consent) => {
  expect(problems({ consent })).toEqual({
    consent: 'Tick the box to let us pass your application to the employer',
  });
});

test.each([
  ['source=jooble; utm_medium=cpc', 'source=jooble; utm_medium=cpc'],
  [' two\r\nlines\u0000 ', 'two lines'],
  ['x'.repeat(201), 'x'.repeat(200)],
  [undefined, ''],
  [null, ''],
  [new File([], 'cv.pdf'), ''],
])('a source of %j becomes %j and is never an error', (source, taken) => {
  expect(applyJobForm.parse({ ...whole, source }).source).toBe(taken);
});

test.each([
  ['a file field left alone', new File([], ''), cvProblems.missing],
  ['empty', cv('cv.pdf', 0), cvProblems.empty],
  ['one byte more than 5 MB', cv('cv.pdf', CV_MAX_BYTES + 1), cvProblems['too-large']],
])('a CV that is %s is refused', (_, resume, message) => {
  expect(problems({ resume })).toEqual({ resume: message });
});

test.each([
  ['', ''],
  ['0', '0'],
  ['3.5', '3.5'],
  [' 2 years ', '2'],
  ['10+ yrs.', '10'],
  ['7+', '7'],
  ['Fresher', '0'],
  ['60', '60'],
])('experience %j is taken as %j', (experience, taken) => {
  expect(applyJobForm.parse({ ...whole, experience }).experience).toBe(taken);
});

test.each(['two', '-1', '61', '3,5', '1e3', '2 months', '5 years in sales'])(
  'experience %j is refused',
  (experience) => {
    expect(problems({ experience })).toEqual({ experience: 'Enter your experience in years, like 2 or 3.5' });
  },
);
