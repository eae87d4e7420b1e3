/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { cvProblems, otherKind } from '@/lib/content/forms/cv-problems';
import type { FormFields } from '@/lib/contract/forms/field';
import { CV_MAX_BYTES } from '@/lib/cv/cv';
import { fakeBrowser } from '../../test/form-in-jsdom';
import { CvField } from './cv-field';
import { Fields } from './fields';
import type { CaptchaForm } from './use-captcha-form';

const fields: FormFields = {
  id: { wire: 'id', kind: 'hidden', max: 10 },
  name: { wire: 'name', kind: 'line', max: 10, autoComplete: 'name' },
  email: { wire: 'email', kind: 'email' },
  phone: { wire: 'phone', kind: 'phone' },
  years: { wire: 'years', kind: 'years', extra: true },
  start: { wire: 'start', kind: 'choice', choices: ['now', 'later'], extra: true },
  often: { wire: 'often', kind: 'radio', choices: ['daily', 'weekly'], extra: true },
  note: { wire: 'note', kind: 'text', max: 5000, optional: true, folded: true },
  cv: { wire: 'cv', kind: 'cv' },
};
const labels = {
  name: { label: 'Name', hint: 'As on your CV.' },
  email: { label: 'Email' },
  phone: { label: 'Phone' },
  years: { label: 'Years' },
  start: { label: 'Start', unchosen: 'Choose', choices: { now: 'At once', later: 'Later' } },
  often: { label: 'How often?', choices: { daily: 'Each day', weekly: 'Each week' } },
  note: { label: 'Note' },
};

function TestForm({ mistakes = {}, ...more }: { mistakes?: Record<string, string>; isUnfolded?: boolean }) {
  const form = useForm();
  const captchaForm = { form, errorOf: (name: string) => mistakes[name] } as unknown as CaptchaForm;
  return <Fields of={captchaForm} fields={fields} labels={labels} {...more} />;
}

test('fields set keyboard type and autocompletion', () => {
  render(<TestForm />);
  expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name');
  expect(screen.getByLabelText('Name')).toHaveAttribute('autocapitalize', 'words');
  for (const [label, type] of [
    ['Email', 'email'],
    ['Phone', 'tel'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveAttribute('type', type);
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', type);
    expect(screen.getByLabelText(label)).toHaveAttribute('enterkeyhint', 'next');
  }
  expect(screen.getByLabelText('Phone')).toBeRequired();
  expect(screen.getByLabelText(/^Years/)).not.toBeRequired();
  expect(screen.getByLabelText(/^Years/)).toHaveAttribute('inputmode', 'decimal');
  expect(screen.getByLabelText(/^Note/).tagName).toBe('TEXTAREA');
});

test('radio buttons show all answers, grouped under their question', () => {
  render(<TestForm />);
  const group = screen.getByRole('group', { name: 'How often?' });
  const buttons = within(group).getAllByRole('radio');
  expect(buttons.map((button) => button.getAttribute('value'))).toEqual(['daily', 'weekly']);
});

test('hint and error are read out with the field', () => {
  render(<TestForm mistakes={{ name: 'Enter your name' }} />);
  const name = screen.getByLabelText('Name');
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('As on your CV. Error: Enter your name');
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby');
});

test('folded fields stay folded unless opened or one has an error', () => {
  const { rerender } = render(<TestForm key="1" />);
  const note = () => screen.getByLabelText(/^Note/);
  expect(note()).not.toBeVisible();
  rerender(<TestForm key="1" mistakes={{ note: 'Too long' }} />);
  expect(note()).toBeVisible();
  rerender(<TestForm key="2" isUnfolded />);
  expect(note()).toBeVisible();
});

describe('cv field', () => {
  const photo = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'IMG_1.png');
  const pdf = (name = 'asha.pdf') => new File(['%PDF-1.4'], name);
  const onChoose = jest.fn();

  beforeEach(() => {
    fakeBrowser();
    onChoose.mockReset();
  });

  function show({ isRestored = false } = {}) {
    render(<CvField name="resume" onChoose={onChoose} isRestored={isRestored} />);
    const input = screen.getByLabelText(/Upload CV/);
    const user = userEvent.setup({ applyAccept: false });
    return { input, choose: (...files: File[]) => user.upload(input, files) };
  }

  test.each([
    ['a text in it', new File(['x'], 'cv.pdf'), otherKind('text')],
    ['a program', new File(['MZ'], 'cv.doc'), cvProblems.executable],
    ['too much in it', new File([new Uint8Array(CV_MAX_BYTES + 1)], 'cv.pdf'), cvProblems['too-large']],
  ])('a file with %s is refused as soon as it is chosen', async (_, file, problem) => {
    const { input, choose } = show();
    await choose(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(`Error: ${problem}`);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(expect.stringContaining(problem));
  });

  test('an invalid file does not replace a valid one', async () => {
    const { input, choose } = show();
    const right = pdf();
    await choose(right);
    expect(await screen.findByText('asha.pdf, 0.1 KB')).toBeVisible();
    await choose(new File(['GIF89a'], 'photo.png'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Save it as JPEG, or take a screenshot of it');
    expect(screen.getByRole('status')).toHaveTextContent(
      'photo.png cannot be used. Your CV is still asha.pdf.',
    );
    expect(screen.getByText('asha.pdf, 0.1 KB')).toBeVisible();
    expect(input).toBeValid();
    expect(onChoose.mock.calls).toEqual([[right]]);
  });

  test('a photograph is a CV', async () => {
    const { choose } = show();
    await choose(photo);
    expect(await screen.findByText('IMG_1.png, 0.1 KB')).toBeVisible();
    expect(onChoose.mock.calls).toEqual([[photo]]);
  });

  test('accepted files are declared by media type too, for in-app browsers, and without HEIC, so that phones convert it', () => {
    const accepted = show().input.getAttribute('accept')!.split(',');
    expect(accepted).toEqual(
      expect.arrayContaining([
        '.pdf',
        '.docx',
        'application/pdf',
        'application/msword',
        'image/jpeg',
        'image/webp',
      ]),
    );
    expect(accepted.join()).not.toMatch(/hei[cf]|\*/);
  });

  test('only the first of several files is used, with a message', async () => {
    const { choose } = show();
    const [first, second] = [pdf('first.pdf'), pdf('second.pdf')];
    await choose(first, second);
    expect(await screen.findByText('second.pdf, 0.1 KB')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Only the first file is sent. The others were left out: second.pdf',
    );
    expect(onChoose.mock.calls).toEqual([[first]]);
  });

  test('with a restored draft, it asks for the CV until one is chosen', async () => {
    const { choose } = show({ isRestored: true });
    const note = 'What you had typed is back. Choose your CV again.';
    expect(screen.getByText(note)).toBeVisible();
    await choose(pdf());
    expect(await screen.findByText('asha.pdf, 0.1 KB')).toBeVisible();
    expect(screen.queryByText(note)).toBeNull();
  });
});
