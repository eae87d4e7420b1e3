/** @jest-environment jsdom */
import { addSent, closeSent, sentForms } from './sent';
import { hasOpenSent, keepSentText, onSentChange } from './sent-text';

const job = {
  id: '7',
  path: '/job-details/7/staff-nurse',
  title: 'Nurse, "isOpen":true',
  company: 'Asha Clinic',
};
const application = { form: 'apply-job', reference: 'AB23CD45', job, isWaiting: false } as const;
const enquiry = { form: 'contact-enquiry', isWaiting: true } as const;

beforeEach(() => keepSentText(''));

test('sent forms are stored newest first, and shown until closed', () => {
  addSent(application);
  addSent(enquiry);
  expect(sentForms()).toEqual([
    { ...enquiry, at: expect.stringMatching(/^20\d\d-\d\d-\d\dT.+Z$/), isOpen: true },
    { ...application, at: expect.anything(), isOpen: true },
  ]);
  expect(hasOpenSent()).toBe(true);
  closeSent();
  expect(hasOpenSent()).toBe(false);
  expect(sentForms().map(({ form, isOpen }) => [form, isOpen])).toEqual([
    ['contact-enquiry', false],
    ['apply-job', false],
  ]);
});

test('the same application, sent twice, is kept once', () => {
  addSent(application);
  addSent(enquiry);
  addSent(enquiry);
  addSent(application);
  expect(sentForms().map(({ form }) => form)).toEqual(['apply-job', 'contact-enquiry', 'contact-enquiry']);
});

test('at most twenty are stored', () => {
  for (let count = 0; count < 25; count++) addSent({ ...enquiry, reference: String(count) });
  expect(sentForms()).toHaveLength(20);
  expect(sentForms()[0]!.reference).toBe('24');
});

test('listeners are called after changes, and when a page is restored', () => {
  const listener = jest.fn();
  const stop = onSentChange(listener);
  addSent(enquiry);
  dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  closeSent();
  dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(2);
});

const kept = { form: 'apply-job', at: '2026-11-23T08:35:00Z', isWaiting: false, isOpen: true, job };
test.each<[string, object | string]>([
  ['no JSON', '{'],
  ['another version', { version: 2, sent: [kept] }],
  ['no list', { version: 1, sent: {} }],
  ['an unknown form', { version: 1, sent: [{ ...kept, form: 'search' }] }],
  ['no time', { version: 1, sent: [{ ...kept, at: 'today' }] }],
  ['a link elsewhere', { version: 1, sent: [{ ...kept, job: { ...job, path: '//evil.example' } }] }],
  ['a job without a title', { version: 1, sent: [{ ...kept, job: { ...job, title: null } }] }],
])('%s shows nothing', (_, stored) => {
  keepSentText(typeof stored === 'string' ? stored : JSON.stringify(stored));
  expect(sentForms()).toEqual([]);
});
