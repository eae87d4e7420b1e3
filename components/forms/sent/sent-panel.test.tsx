/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { sentPanel } from '@/lib/content/forms/sent';
import { addSent, sentForms } from '@/lib/browser/sent/sent';
import { keepSentText } from '@/lib/browser/sent/sent-text';
import { SentOnDemand } from './sent-on-demand';

const job = { id: '7', path: '/job-details/7/nurse', title: 'Staff Nurse', company: 'Asha Clinic' };
const application = { form: 'apply-job', reference: 'AB23CD45', job, isWaiting: false } as const;
const enquiry = { form: 'contact-enquiry', reference: 'EF67GH89', isWaiting: true } as const;
const similar = {
  path: '/job-details/8/nurse',
  title: 'Night nurse',
  company: '',
  location: 'Pune',
  salary: '',
};

let answer: () => Promise<unknown>;
beforeEach(() => {
  keepSentText('');
  answer = async () => ({ jobs: [similar, { ...similar, path: null }] });
  globalThis.fetch = jest.fn(async () => ({ json: () => answer() })) as unknown as typeof fetch;
});

const promises = { enquiryReply: '2 working days', freeConsultation: '15-minute' };

const show = async () => {
  // Reset SWR's cache.
  const page = (
    <SWRConfig value={{ provider: () => new Map() }}>
      <main id="main" tabIndex={-1}>
        <SentOnDemand promises={promises} />
      </main>
    </SWRConfig>
  );
  await act(async () => void render(page));
};

test('nothing is shown if nothing was sent', async () => {
  await show();
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

test('an application is shown with its job, reference, next steps and similar jobs', async () => {
  addSent(application);
  await show();
  const panel = await screen.findByRole('region', { name: 'We have received your application' });
  const inPanel = within(panel);
  expect(inPanel.getByRole('link', { name: 'Staff Nurse' })).toHaveAttribute('href', job.path);
  for (const text of ['Asha Clinic', 'AB23CD45', ...sentPanel.kinds['apply-job'].next(promises)])
    expect(inPanel.getByText(text)).toBeVisible();
  expect(panel).not.toHaveTextContent(sentPanel.waiting);
  expect(await inPanel.findByRole('link', { name: 'Night nurse' })).toHaveAttribute('href', similar.path);
  expect(inPanel.getAllByRole('listitem')).toHaveLength(
    sentPanel.kinds['apply-job'].next(promises).length + 1,
  );
  expect(fetch).toHaveBeenCalledWith('/api/similar?job=7', expect.anything());
});

test('the server’s message stays unless the form is queued', async () => {
  const message = 'Thank you. Your ticket is T-81.';
  addSent({ ...application, message });
  await show();
  expect(await screen.findByText(message)).toBeVisible();
  act(() => addSent({ ...application, reference: 'GH23JK45', isWaiting: true, message }));
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.getByText(sentPanel.waiting)).toBeVisible();
});

test('an application links to its status, and nothing else stored in the tab becomes a link', async () => {
  const path = `/application/${'ab'.repeat(16)}-${'cd'.repeat(20)}`;
  addSent({ ...application, reference: 'OLD23456', statusPath: path });
  addSent({ ...application, statusPath: path });
  await show();
  const links = await screen.findAllByRole('link', { name: 'See the status' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([path, path]);
  act(() => addSent({ ...enquiry, reference: 'NEW23456', statusPath: 'javascript:alert(1)' }));
  expect(sentForms().map(({ reference }) => reference)).toEqual(['AB23CD45', 'OLD23456']);
});

test.each([
  ['the API fails', async () => ({ status: 0, message: 'Not now' })],
  ['there are none', async () => ({ jobs: [] })],
  ['a proxy answers', async () => Promise.reject(new SyntaxError('<html>'))],
])('no similar jobs are shown if %s', async (_, given) => {
  answer = given;
  addSent(application);
  await show();
  await screen.findByText('AB23CD45');
  await act(async () => {});
  expect(screen.queryByText('Similar jobs')).toBeNull();
});

test('a queued form says so, earlier ones are listed, and no jobs are fetched', async () => {
  addSent({ form: 'business-enquiry', isWaiting: false });
  addSent(enquiry);
  await show();
  expect(await screen.findByText(sentPanel.waiting)).toBeVisible();
  expect(screen.getByText('EF67GH89')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Sent before' })).toHaveTextContent('Business enquiry');
  expect(fetch).not.toHaveBeenCalled();
});

test('it is announced without moving the focus', async () => {
  addSent(enquiry);
  await show();
  const status = await screen.findByRole('status');
  expect(status).toBeEmptyDOMElement();
  await waitFor(() => expect(status).toHaveTextContent('We have received your enquiry. Reference EF67GH89.'));
  expect(document.body).toHaveFocus();
});

test('closing it moves the focus to the page', async () => {
  addSent(application);
  addSent(enquiry);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(sentForms().map(({ isOpen }) => isOpen)).toEqual([false, false]);
});
