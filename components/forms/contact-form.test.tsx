/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CHALLENGE, websiteForForms } from '../../test/form-in-jsdom';
import { ContactForm } from './contact-form';

const solveWork = jest.fn<Promise<string>, unknown[]>();
jest.mock('./solve-work', () => ({ solveWork: (...given: unknown[]) => solveWork(...given) }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const site = websiteForForms();

/** Renders the form and waits for its captcha. */
async function show(given: typeof report | null = null) {
  const shown = render(<ContactForm report={given} parts={{ notice: null, contact: null }} />);
  await waitFor(() => expect(shown.container.querySelector('[data-ready=true]')).not.toBeNull());
  return shown;
}

const report = { subject: 'Report about job 7: Nurse', hint: 'What is wrong with this job?' };
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));

test('restored input is validated and sent like typed input, and deleted once sent', async () => {
  sessionStorage.setItem(
    'draft:contact-enquiry',
    JSON.stringify({ name: 'Asha', email: 'asha@example.in', subject: 'Pay', message: 'Hello' }),
  );
  const { unmount } = await show();
  type('Characters in the picture', 'aBc123');
  send();
  await waitFor(() => expect(site.posted).toMatchObject([{ name: 'Asha', message: 'Hello' }]));
  await waitFor(() => expect(sessionStorage.getItem('sent')).not.toBeNull());
  unmount();
  expect(sessionStorage.getItem('draft:contact-enquiry')).toBeNull();
});

test('values autofilled without an event are sent', async () => {
  await show();
  const filledIn = { Name: 'Asha', 'Email address': 'asha@example.in', Subject: 'Pay', Message: 'Hello' };
  for (const [label, value] of Object.entries(filledIn)) (field(label) as HTMLInputElement).value = value;
  type('Characters in the picture', 'aBc123');
  send();
  await waitFor(() =>
    expect(site.posted).toMatchObject([{ name: 'Asha', email: 'asha@example.in', message: 'Hello' }]),
  );
});

test('a report is prefilled with its subject, and has its own draft', async () => {
  const { unmount } = await show(report);
  expect(field('Subject')).toHaveValue(report.subject);
  expect(field('Message')).toHaveAccessibleDescription(report.hint);
  type('Message', 'It is closed');
  unmount();
  const plain = await show();
  expect(field('Subject')).toHaveValue('');
  expect(field('Message')).toHaveValue('');
  plain.unmount();
  await show(report);
  expect(field('Message')).toHaveValue('It is closed');
});

/** Fills in the required fields. */
function fillIn() {
  const values = { Name: 'Asha', 'Email address': 'asha@example.in', Subject: 'Pay', Message: 'Hello' };
  for (const [label, value] of Object.entries(values)) type(label, value);
  type('Characters in the picture', 'aBc123');
}

test('work required in addition to the captcha runs in the background and is awaited on submit', async () => {
  site.challenge = { ...CHALLENGE, work: { parameters: {} } };
  let finish: ((solved: string) => void) | undefined;
  solveWork.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await show();
  await screen.findByText(/You can go on typing/);
  fillIn();
  send();
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 300)));
  expect(site.posted).toEqual([]);
  finish!('work:solved');
  await waitFor(() =>
    expect(site.posted).toMatchObject([{ captchaToken: 'token', captchaWork: 'work:solved' }]),
  );
  await waitFor(() => expect(screen.queryByText(/You can go on typing/)).toBeNull());
});

test('work of a replaced captcha is aborted', async () => {
  site.challenge = { ...CHALLENGE, work: { parameters: {} } };
  solveWork.mockReset().mockReturnValue(new Promise(() => {}));
  await show();
  await waitFor(() => expect(solveWork).toHaveBeenCalledTimes(1));
  site.challenge = CHALLENGE;
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  const [, controller] = solveWork.mock.calls[0] as [unknown, AbortController];
  await waitFor(() => expect(controller.signal.aborted).toBe(true));
  fillIn();
  send();
  await waitFor(() => expect(site.posted).toMatchObject([{ captchaWork: '' }]));
});

test('if a form filler filled in the honeypot, the device does a proof of work instead of being blocked', async () => {
  solveWork.mockReset().mockResolvedValue('work:solved');
  const { captcha } = site;
  site.captcha = (url) => {
    if (url.includes('proof=work')) site.challenge = { work: { parameters: {} }, expiresIn: 600 };
    return captcha(url);
  };
  const { container } = await show();
  const hidden = container.querySelector<HTMLInputElement>('[aria-hidden] > input')!;
  expect(hidden.name).not.toMatch(/name|mail|phone|url|site|company|address/i);
  expect(hidden).toHaveAttribute('autocomplete', 'off');
  expect(hidden).toHaveAttribute('data-lpignore', 'true');
  hidden.value = 'https://asha.example';
  fillIn();
  send();
  await waitFor(() =>
    expect(site.posted).toMatchObject([
      { captchaToken: 'work:solved', [hidden.name]: 'https://asha.example' },
    ]),
  );
});

test('an address resembling a big provider’s is questioned, corrected by a tap, and never rejected', async () => {
  await show();
  fillIn();
  type('Email address', 'asha@gmial.com');
  fireEvent.blur(field('Email address'));
  fireEvent.click(await screen.findByRole('button', { name: 'asha@gmail.com' }));
  expect(field('Email address')).toHaveValue('asha@gmail.com');
  expect(field('Email address')).toHaveFocus();
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  type('Email address', 'asha@gmial.com');
  fireEvent.blur(field('Email address'));
  await screen.findByText(/Did you mean/);
  send();
  await waitFor(() => expect(site.posted).toMatchObject([{ email: 'asha@gmial.com' }]));
});

test('a rate-limited captcha request is retried', async () => {
  const { captcha } = site;
  let refusals = 2;
  const refused = { ok: false, status: 429, headers: new Headers({ 'retry-after': '0.1' }) };
  site.captcha = (url) => (refusals-- > 0 ? refused : captcha(url));
  await show();
  expect(screen.queryByRole('alert')).toBeNull();
});
