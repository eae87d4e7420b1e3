/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { pbkdf2Sync, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { CHALLENGE, websiteForForms } from '../../test/form-in-jsdom';
import { BusinessEnquiryForm } from './business-enquiry-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const site = websiteForForms();
beforeEach(() => {
  jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(webcrypto as Crypto);
  Object.assign(globalThis, { TextEncoder });
  site.challenge = { ...CHALLENGE, hash: hashOf('aBc123', 10), folded: hashOf('abc123', 1)[0] };
});

/** Renders the form and fills it in. */
async function fillIn(mobile: string, code: string) {
  const { container } = render(<BusinessEnquiryForm parts={{ notice: null, contact: null }} />);
  await waitFor(() => expect(container.querySelector('[data-ready=true]')).not.toBeNull());
  const values = { Name: 'Asha', 'Work Email': 'asha@example.in', Company: 'Asha Clinic' };
  for (const [label, value] of Object.entries(values)) type(label, value);
  fireEvent.change(screen.getByLabelText('Requirement'), { target: { value: 'Recruitment' } });
  type('Mobile Number', mobile);
  type('Characters in the picture', code);
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: /Send|Submit/ }));
const mistakes = async () => (await screen.findAllByRole('link')).map((link) => link.textContent);

test('a number that may lack a digit is questioned, and accepted when sent again', async () => {
  await fillIn('98450 0000', 'aBc123');
  send();
  const question = expect.stringContaining('Is a digit missing?');
  await waitFor(async () => expect(await mistakes()).toContainEqual(question));
  expect(site.posted).toEqual([]);
  // Another number is questioned too.
  screen.getByLabelText('Mobile Number').focus();
  type('Mobile Number', '98450 000001');
  send();
  // Each failed attempt moves the focus to the summary.
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus(), { timeout: 30_000 });
  expect(await mistakes()).toContainEqual(question);
  expect(site.posted).toEqual([]);
  send();
  await waitFor(() => expect(site.posted).toMatchObject([{ mobile: '98450 000001' }]), { timeout: 30_000 });
});

test('errors of number and captcha are shown together', async () => {
  await fillIn('call me', 'ABC123');
  send();
  await waitFor(async () =>
    expect(await mistakes()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Enter a phone number'),
        expect.stringContaining('Captcha Does Not Match: type capitals as capitals'),
      ]),
    ),
  );
  expect(site.posted).toEqual([]);
});

const hashOf = (code: string, rounds: number) =>
  pbkdf2Sync(code, Buffer.from(CHALLENGE.salt, 'base64'), rounds, 1, 'sha256').toString('hex');
