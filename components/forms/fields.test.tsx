/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import type { FormFields } from '@/lib/contract/forms/field';
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
