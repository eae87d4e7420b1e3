/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks';
import { UpstreamError } from './errors';
import { orNull, readOrFail } from './read-or-fail';

// Where lib/http/response-status keeps the request that is being answered.
const requests = new AsyncLocalStorage<{ unavailable: boolean }>();
beforeAll(() => Object.assign(globalThis, { dwaarRequests: requests }));

async function during<T>(read: () => Promise<T>) {
  const state = { unavailable: false };
  return { result: await requests.run(state, read), unavailable: state.unavailable };
}
const upstreamFailure = () => Promise.reject(new UpstreamError('network', 'gone'));

test.each([[{ a: 1 }], [null], [0], ['']])('what was read is given, also %j', async (value) => {
  expect(await orNull(Promise.resolve(value))).toBe(value);
  expect(await during(() => readOrFail(Promise.resolve(value)))).toEqual({
    result: { value, failed: false },
    unavailable: false,
  });
});

test('a part of a page that the upstream did not give is null, and the page is fine', async () => {
  expect(await during(() => orNull(upstreamFailure()))).toEqual({ result: null, unavailable: false });
});

test('a page whose matter the upstream did not give is unavailable', async () => {
  expect(await during(() => readOrFail(upstreamFailure()))).toEqual({
    result: { value: null, failed: true },
    unavailable: true,
  });
});

test.each([
  ['orNull', orNull],
  ['readOrFail', readOrFail],
])('%s passes other errors on', async (_, read) => {
  await expect(read(Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
});
