import { keepRedelivering } from './redeliver';

let logged: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  logged = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a pass starts at once, then two seconds after the previous one has ended', async () => {
  let end: () => void = () => {};
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
  const pass = jest.fn().mockRejectedValueOnce(Object.assign(new Error('asha'), { code: 'SQLITE_IOERR' }));
  const stop = keepRedelivering(pass);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(pass).toHaveBeenCalledTimes(2);
  expect(logged.mock.calls.join()).toContain('SQLITE_IOERR');
  expect(logged.mock.calls.join()).not.toContain('asha');
  stop();
});
