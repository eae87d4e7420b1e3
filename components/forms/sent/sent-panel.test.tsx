/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sentPanel } from '@/lib/content/forms/sent';
import { addSent, sentForms } from '@/lib/browser/sent/sent';
import { keepSentText } from '@/lib/browser/sent/sent-text';
import { SentOnDemand } from './sent-on-demand';

const job = { id: '7', path: '/job-details/7/nurse', title: 'Staff Nurse', company: 'Asha Clinic' };
const application = { form: 'apply-job', reference: 'AB23CD45', job, isWaiting: false } as const;
const enquiry = { form: 'contact-enquiry', reference: 'EF67GH89', isWaiting: true } as const;
beforeEach(() => keepSentText(''));

const promises = { enquiryReply: '2 working days', freeConsultation: '15-minute' };

const show = () =>
  act(
    async () =>
      void render(
        <main id="main" tabIndex={-1}>
          <SentOnDemand promises={promises} />
        </main>,
      ),
  );

test('nothing is shown if nothing was sent', async () => {
  await show();
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

test('an application is shown with its reference and next steps', async () => {
  addSent(application);
  await show();
  const panel = await screen.findByRole('region', { name: 'We have received your application' });
  for (const text of ['AB23CD45', ...sentPanel.kinds['apply-job'].next(promises)])
    expect(within(panel).getByText(text)).toBeVisible();
  expect(panel).not.toHaveTextContent(sentPanel.waiting);
});

test('the server’s message stays unless the form is queued; only the last one is shown', async () => {
  const message = 'Thank you. Your ticket is T-81.';
  addSent({ ...application, message });
  await show();
  expect(await screen.findByText(message)).toBeVisible();
  act(() => addSent({ ...application, reference: 'GH23JK45', isWaiting: true, message }));
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.getByText(sentPanel.waiting)).toBeVisible();
  expect(screen.queryByText('AB23CD45')).toBeNull();
});

test('an application links to its status, and nothing else stored in the tab becomes a link', async () => {
  const path = `/application/${'ab'.repeat(16)}-${'cd'.repeat(20)}`;
  addSent({ ...application, statusPath: path });
  await show();
  const links = await screen.findAllByRole('link', { name: 'See the status' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([path]);
  act(() => addSent({ ...enquiry, reference: 'NEW23456', statusPath: 'javascript:alert(1)' }));
  expect(sentForms().map(({ reference }) => reference)).toEqual(['AB23CD45']);
});

test('it takes the focus, described by the answer, but not when the page is loaded again', async () => {
  addSent(enquiry);
  await show();
  const findPanel = () => screen.findByRole('region', { name: 'We have received your enquiry' });
  expect(await findPanel()).toHaveFocus();
  expect(await findPanel()).toHaveAccessibleDescription(/EF67GH89/);
  cleanup();
  await show();
  expect(await findPanel()).not.toHaveFocus();
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
