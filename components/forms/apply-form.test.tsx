/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { websiteForForms } from '../../test/form-in-jsdom';
import type { Question } from '@/lib/contract/questions';
import { sentForms } from '@/lib/browser/sent/sent';
import { ApplyForm } from './apply-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const job = { id: '7', path: '/job-details/7/nurse', title: 'Nurse', company: 'Asha Clinic' };
const site = websiteForForms<FormData>();

const show = (more: { asksPay?: boolean; questions?: Question[] } = {}) =>
  render(
    <ApplyForm
      job={job}
      asksPay
      submit="Send application"
      parts={{ notice: null, contact: null }}
      {...more}
    />,
  );

/** Fills in the required fields. */
async function fillIn(more: Parameters<typeof show>[0] = {}) {
  const user = userEvent.setup();
  show(more);
  await user.type(screen.getByLabelText('First name'), 'Asha');
  await user.type(screen.getByLabelText('Last name'), 'Rao');
  await user.type(screen.getByLabelText('Email'), 'asha@example.in');
  await user.type(screen.getByLabelText('Phone'), '98765 43210');
  await user.upload(screen.getByLabelText(/Click to select files/), new File(['%PDF-1.4'], 'asha.pdf'));
  await user.click(screen.getByRole('checkbox'));
  await user.type(screen.getByLabelText('Characters in the picture'), 'aBc123');
  return user;
}

const send = () => screen.getByRole('button', { name: 'Send application' });
const texts = (form: FormData) =>
  Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));

test('a file that is no CV is listed first among the errors, and leads to its field', async () => {
  const user = userEvent.setup({ applyAccept: false });
  show();
  const input = screen.getByLabelText(/Click to select files/);
  await user.upload(input, new File(['module.exports = {};'], 'settings.cjs'));
  const refusal = await screen.findByText(/PDF/, { selector: '[role=alert] *, [role=alert]' });
  await user.click(send());
  const [first] = await screen.findAllByRole('link');
  expect(first).toHaveTextContent(refusal.textContent!);
  expect(first).toHaveAttribute('href', `#${input.id}`);
});

test('all errors are listed at the top in field order, and nothing is sent', async () => {
  const user = userEvent.setup();
  show();
  await user.type(screen.getByLabelText(/^Experience in years/), 'many');
  await user.click(send());
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose your CV',
    'Enter your first name',
    'Enter your last name',
    'Enter your email address',
    'Enter your phone number',
    'Enter your experience in years, like 2 or 3.5',
    'Tick the box to let us pass your application to the employer',
    'Type the characters in the picture',
  ]);
  expect(summary).toHaveFocus();
  expect(site.posted).toEqual([]);
  // Each of them is marked as required, to the eye and to screen readers, except the optional experience.
  for (const link of within(summary).getAllByRole('link')) {
    const field = document.querySelector<HTMLInputElement>(link.getAttribute('href')!)!;
    const isRequired = field.name !== 'experience';
    expect([field.name, field.getAttribute('aria-required')]).toEqual([
      field.name,
      isRequired ? 'true' : null,
    ]);
    const [label] = Array.from(field.labels!).filter(
      ({ id, className }) => id || className.includes('required'),
    );
    expect([field.name, /\*$/.test(label!.textContent!) || label!.classList.contains('required')]).toEqual([
      field.name,
      isRequired,
    ]);
  }
  await user.click(within(summary).getByRole('link', { name: 'Enter your phone number' }));
  expect(screen.getByLabelText('Phone')).toHaveFocus();
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/Enter your phone number/);
});

test('an error found only by the server is shown at its field, and the input is kept', async () => {
  site.answer = {
    status: 422,
    body: { status: 0, message: 'Check the form', errors: { email: ['No such address'] } },
  };
  const user = await fillIn();
  await user.click(send());
  expect(await screen.findByRole('link', { name: 'No such address' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.in');
  expect(screen.getByLabelText('Email')).toBeInvalid();
});

test.each([
  ['the error page of a proxy', { status: 502, body: ['<html>'] }],
  ['an answer without a status', { status: 200, body: { message: 'Saved?' } }],
])('%s is taken for no answer', async (_, given) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  site.answer = given;
  const user = await fillIn();
  await user.click(send());
  expect(await screen.findByText('This was not sent')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Asha');
  jest.restoreAllMocks();
});

test.each([true, false])('pay is asked for only if the agency wants it: %s', (asksPay) => {
  show({ asksPay });
  expect(screen.queryAllByLabelText(/pay \(optional\)/)).toHaveLength(asksPay ? 2 : 0);
  expect(screen.getByLabelText(/Notice period/)).toBeDefined();
});

test('the employer’s questions precede the message, each with the control of its kind, and are optional', async () => {
  const questions: Question[] = [
    { text: 'A licence?', kind: 'yes-no', choices: [] },
    { text: 'Years?', kind: 'number', choices: [] },
    { text: 'Shift?', kind: 'choice', choices: ['day', 'night'] },
    { text: 'Why?', kind: 'text', choices: [] },
  ];
  const user = await fillIn({ questions });
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  const asked = questions.map(({ text }) => `${text} (optional)`);
  expect(labels.slice(labels.indexOf(asked[0]!))).toEqual(
    expect.arrayContaining([...asked, 'Message (optional)']),
  );
  expect(labels.indexOf('Message (optional)')).toBe(labels.indexOf(asked[3]!) + 1);
  const options = (name: RegExp) =>
    within(screen.getByLabelText(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(options(/^A licence/)).toEqual(['Choose, if you like', 'Yes', 'No']);
  expect(options(/^Shift/)).toEqual(['Choose, if you like', 'day', 'night']);
  expect(screen.getByLabelText(/^Years/)).toHaveAttribute('inputmode', 'decimal');
  expect(screen.getByLabelText(/^Why/).tagName).toBe('TEXTAREA');
  await user.selectOptions(screen.getByLabelText(/^A licence/), 'Yes');
  // Not a number, but still accepted.
  await user.type(screen.getByLabelText(/^Years/), 'about three');
  await user.click(send());
  await waitFor(() => expect(site.posted).toHaveLength(1));
  expect(texts(site.posted[0]!)).toMatchObject({
    answer1: 'Yes',
    answer2: 'about three',
    answer3: '',
    answer4: '',
  });
  expect(document.getElementById('field-answer5')).toBeNull();
});

test('experience and notice period are optional, and an application may be queued', async () => {
  site.answer.status = 202;
  const user = await fillIn();
  await user.click(send());
  await waitFor(() => expect(site.posted).toHaveLength(1));
  expect(texts(site.posted[0]!)).toMatchObject({ experience: '', noticePeriod: '' });
  await waitFor(() => expect(sentForms()).toMatchObject([{ isWaiting: true }]));
});
