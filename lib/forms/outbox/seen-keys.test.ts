import { application, no, outage, outboxForTests, yes, deliverOnce } from '../../../test/outbox';
import type { FormAnswer } from '../../upstream/enquiries';
import type { KeyedPost } from './seen-keys';

const DAY_MS = 24 * 60 * 60_000;
const folder = outboxForTests();
const { deliver } = folder;

const asha = application('Asha');
const postOf = (key: string, change: object = {}): KeyedPost => ({
  form: 'apply-job',
  key,
  fields: {
    firstName: 'Asha',
    resume: new File(['%PDF-1.4 the life of Asha'], 'Asha.pdf'),
    captchaText: 'aBc123',
    ...change,
  },
});

test('a key is known for 30 days after delivery, across restarts, with any captcha', async () => {
  const outbox = folder.open();
  expect(await outbox.findRepeat(postOf('k1'))).toBeNull();
  const first = await outbox.accept('apply-job', asha, postOf('k1'));
  expect(await outbox.findRepeat(postOf('k1'))).toEqual(first);
  folder.clock.now += 30 * DAY_MS;
  await outbox.redeliver();
  outbox.close();
  const later = await folder.open().findRepeat(postOf('k1', { captchaText: 'other' }));
  expect(later).toEqual({ ...first, message: '' });
  expect(deliver).toHaveBeenCalledTimes(1);
});

test('a key is forgotten after 31 days, but not while its submission waits', async () => {
  deliver.mockRejectedValue(outage);
  const outbox = folder.open();
  const first = await outbox.accept('apply-job', asha, postOf('k1'));
  folder.clock.now += 32 * DAY_MS;
  await outbox.redeliver();
  expect(await outbox.findRepeat(postOf('k1'))).toEqual(first);
  deliver.mockResolvedValue(yes);
  folder.clock.now += DAY_MS;
  await outbox.redeliver();
  await outbox.redeliver();
  expect(await outbox.findRepeat(postOf('k1'))).toBeNull();
});

test.each([{ firstName: 'Ravi' }, { resume: new File(['%PDF-1.4 another life'], 'Asha.pdf') }])(
  'the same key with different content is distinguished',
  async (change) => {
    const outbox = folder.open();
    await outbox.accept('apply-job', asha, postOf('k1'));
    expect(await outbox.findRepeat(postOf('k1', change))).toBe('other');
    expect(await outbox.findRepeat({ ...postOf('k1'), form: 'contact-enquiry' })).toBeNull();
  },
);

test('the same content under another key is one submission, and both keys are recognised later', async () => {
  const outbox = folder.open();
  const [first, second] = await Promise.all(
    ['k1', 'k2'].map((key) => outbox.accept('apply-job', asha, postOf(key))),
  );
  const third = await outbox.accept('apply-job', asha, postOf('k3'));
  expect([second, third]).toEqual([first, first]);
  folder.clock.now += DAY_MS;
  await outbox.redeliver();
  for (const key of ['k1', 'k2', 'k3'])
    expect(await outbox.findRepeat(postOf(key))).toEqual({ ...first, message: '' });
  expect(deliver).toHaveBeenCalledTimes(1);
});

test.each([
  ['refused', no],
  ['delivered', yes],
])('a repeat during the first delivery waits, and learns that it is %s', async (kind, answer) => {
  let end: (answer: FormAnswer) => void = () => {};
  const begun = deliverOnce(deliver, new Promise((resolve) => (end = resolve)));
  const outbox = folder.open();
  const first = outbox.accept('apply-job', asha, postOf('k1'));
  await begun;
  const repeat = outbox.findRepeat(postOf('k1'));
  end(answer);
  expect(await repeat).toEqual(await first);
  expect(await repeat).toMatchObject({ kind });
});

test('neither the key nor what was posted can be read in the file', async () => {
  const outbox = folder.open();
  await outbox.accept('apply-job', asha, postOf('k1'));
  expect(folder.rows('seen_keys')).toEqual([
    {
      key: expect.stringMatching(/^[\da-f]{64}$/),
      content: expect.stringMatching(/^[\da-f]{64}$/),
      is_tracked: 0,
      at: folder.clock.now,
      id: expect.any(String),
      reference: expect.stringMatching(/^[2-9A-Z]{8}$/),
    },
  ]);
});

test('a refused submission’s key is not kept, so that it can be corrected', async () => {
  deliver.mockResolvedValueOnce(no);
  const outbox = folder.open();
  expect(await outbox.accept('apply-job', asha, postOf('k1'))).toMatchObject({ kind: 'refused' });
  expect(await outbox.findRepeat(postOf('k1'))).toBeNull();
  expect(await outbox.accept('apply-job', asha, postOf('k1'))).toMatchObject({ kind: 'delivered' });
});
