/** @jest-environment jsdom */
import { savedPage } from '@/lib/content/saved';
import { sendList } from './saved-list';

const jobs = ['Cook', 'Nurse'].map((title, index) => ({
  id: String(index),
  path: `/job-details/${index}/${title.toLowerCase()}`,
  title,
  place: index ? '' : 'Asha Clinic · Pune',
  salary: null,
  savedAt: '2026-01-01T00:00:00.000Z',
}));
const TEXT =
  'Cook\nAsha Clinic · Pune\nhttp://localhost/job-details/0/cook\n\nNurse\nhttp://localhost/job-details/1/nurse';

const offer = (ways: object) => Object.defineProperties(navigator, Object.getOwnPropertyDescriptors(ways));

beforeEach(() => offer({ share: undefined, clipboard: undefined }));

test('the list goes to the share dialog, and closing that is not a failure', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  offer({ share });
  expect(await sendList(jobs)).toBe('');
  expect(share.mock.calls).toEqual([[{ title: 'Jobs I have saved', text: TEXT }]]);
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  expect(await sendList(jobs)).toBe('');
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  expect(await sendList(jobs)).toBe(savedPage.notSent);
});

test('without a share dialog it is copied, and without a clipboard that fails', async () => {
  expect(await sendList(jobs)).toBe(savedPage.notSent);
  const writeText = jest.fn().mockResolvedValue(undefined);
  offer({ clipboard: { writeText } });
  expect(await sendList(jobs)).toBe(savedPage.copied);
  expect(writeText.mock.calls).toEqual([[TEXT]]);
});
