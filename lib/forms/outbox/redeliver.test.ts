import { application, no, outage, outboxForTests } from '../../../test/outbox';
import type { FormAnswer } from '../../upstream/enquiries';
import { UpstreamError } from '../../upstream/errors';
import { keepRedelivering } from './redeliver';

const folder = outboxForTests();
const { deliver } = folder;
const repeats = () => deliver.mock.calls.map(([, , , , mayRepeat]) => mayRepeat ?? false);

afterEach(() => jest.useRealTimers());

test('a pass starts at once, then two seconds after the previous one has ended', async () => {
  let end: () => void = () => {};
  jest.useFakeTimers();
  const pass = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const stop = keepRedelivering(pass);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(pass).toHaveBeenCalledTimes(1);
  end();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(pass).toHaveBeenCalledTimes(2);
  stop();
  end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(pass).toHaveBeenCalledTimes(2);
});

test('a failure of the outbox is logged, and does not stop the worker', async () => {
  jest.useFakeTimers();
  const pass = jest.fn().mockRejectedValueOnce(Object.assign(new Error('asha'), { code: 'SQLITE_IOERR' }));
  const stop = keepRedelivering(pass);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(pass).toHaveBeenCalledTimes(2);
  expect(folder.logged.error.mock.calls.join()).toContain('SQLITE_IOERR');
  stop();
});

const refused = new UpstreamError('network', 'refused', { cause: { code: 'ECONNREFUSED' } });
const tryAt = async (outbox: ReturnType<typeof folder.open>) => {
  folder.clock.now += 60 * 60_000;
  await outbox.redeliver();
};

test('a repeat is marked once an attempt may have arrived, until it is delivered', async () => {
  const outbox = folder.open();
  deliver.mockRejectedValueOnce(refused);
  await outbox.accept('apply-job', application('Asha'));
  for (const failure of [refused, outage, refused]) {
    deliver.mockRejectedValueOnce(failure);
    await tryAt(outbox);
  }
  deliver.mockResolvedValueOnce(no);
  await tryAt(outbox);
  await tryAt(outbox);
  expect(repeats()).toEqual([false, false, false, true, true, true]);
  expect(folder.logged.log.mock.calls.join()).toContain('"mayRepeat":true');
});

test.each([
  ['taken over', true],
  ['claimed', false],
])('a repeat is marked when the attempt before was cut off, and is %s', async (_, takesOver) => {
  await folder.beginDelivery('apply-job', application('Asha'));
  const restarted = folder.open();
  if (takesOver) restarted.takeOver();
  await tryAt(restarted);
  expect(repeats()).toEqual([false, true]);
});

test('a refusal that arrives after the next attempt has begun is ignored', async () => {
  const outbox = folder.open();
  let refuse: (answer: FormAnswer) => void = () => {};
  const answer = new Promise<FormAnswer>((resolve) => (refuse = resolve));
  const { accepted } = await folder.beginDelivery('apply-job', application('Asha'), answer);
  deliver.mockRejectedValueOnce(outage);
  // The clock is changed, after which the lease has expired.
  folder.clock.now += 60_000;
  await outbox.redeliver();
  refuse(no);
  expect(await accepted).toMatchObject({ kind: 'waiting' });
  await tryAt(outbox);
  expect(outbox.state().length).toBe(0);
  expect(repeats()).toEqual([false, true, true]);
});
