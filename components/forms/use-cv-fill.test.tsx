/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHALLENGE, fakeBrowser } from '../../test/form-in-jsdom';
import type { CvContact } from '@/lib/browser/cv-reading/cv-text';
import { ApplyForm } from './apply-form';
import type { ReadRequest } from './cv-reading/cv-worker';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const NOTE = 'Found in your CV: please check';
const ASHA = { email: 'asha@example.in', phone: '98000 12345', firstName: 'Asha', lastName: 'Rao' };
let contact: CvContact;

/** jsdom has no workers. lib/browser/cv-reading and the browser tests cover the real one. */
class AnsweringWorker extends EventTarget {
  postMessage(request: ReadRequest & { id: number }) {
    if (request.kind !== 'read') return;
    this.dispatchEvent(new MessageEvent('message', { data: { id: request.id, contact } }));
  }
  terminate() {}
}

beforeEach(() => {
  contact = ASHA;
  sessionStorage.clear();
  fakeBrowser();
  Object.assign(globalThis, {
    Worker: AnsweringWorker,
    fetch: jest.fn(async () => ({ ok: true, status: 200, json: async () => CHALLENGE })),
  });
});

function show() {
  render(
    <ApplyForm
      submit="Send application"
      job={{ id: '7', path: '/', title: 'Nurse', company: '' }}
      asksPay={false}
      parts={{ notice: null, contact: null }}
    />,
  );
  const user = userEvent.setup();
  const choose = (name: string) =>
    user.upload(screen.getByLabelText(/Upload CV/), new File(['%PDF-1.4'], name));
  return { user, choose };
}

const values = () =>
  ['Email', 'Phone', 'First name', 'Last name'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );

test('empty fields are filled in, each with a note that disappears when edited', async () => {
  const { user, choose } = show();
  await choose('cv.pdf');
  expect(await screen.findAllByText(NOTE)).toHaveLength(4);
  expect(values()).toEqual(['asha@example.in', '98000 12345', 'Asha', 'Rao']);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(expect.stringContaining(NOTE));
  expect(screen.getByText('We filled in 4 fields from your CV.')).toBeVisible();
  await user.type(screen.getByLabelText('Phone'), '6');
  expect(screen.getAllByText(NOTE)).toHaveLength(3);
});

test('typed values stay; another CV replaces only found ones', async () => {
  const { user, choose } = show();
  await user.type(screen.getByLabelText('Email'), 'typed@example.com');
  await choose('cv.pdf');
  expect(await screen.findAllByText(NOTE)).toHaveLength(3);
  contact = { email: 'ravi@example.in', firstName: 'Ravi' };
  await choose('other.pdf');
  await waitFor(() => expect(values()).toEqual(['typed@example.com', '', 'Ravi', '']));
  expect(screen.getAllByText(NOTE)).toHaveLength(1);
});
