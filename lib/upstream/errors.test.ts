import { runInRequest } from '../shared/request-context';
import { UpstreamError, orNull, readOrFail } from './errors';

async function during<T>(read: () => Promise<T>) {
  return runInRequest({}, async ({ page }) => {
    const result = await read();
    return { result, unavailable: page.status === 503, isUncacheable: page.isUncacheable };
  });
}
const upstreamFailure = () => Promise.reject(new UpstreamError('network', 'gone'));

test.each([[{ a: 1 }], [null], [0], ['']])('a value that was read is returned, also %j', async (value) => {
  expect(await orNull(Promise.resolve(value))).toBe(value);
  expect(await during(() => readOrFail(Promise.resolve(value)))).toEqual({
    result: { value, failed: false },
    unavailable: false,
    isUncacheable: false,
  });
});

test('an optional part that could not be read is null, and the page is shown but not cached', async () => {
  expect(await during(() => orNull(upstreamFailure()))).toEqual({
    result: null,
    unavailable: false,
    isUncacheable: true,
  });
});

test('a page whose main content could not be read answers 503', async () => {
  expect(await during(() => readOrFail(upstreamFailure()))).toEqual({
    result: { value: null, failed: true },
    unavailable: true,
    isUncacheable: true,
  });
});

test.each([
  ['orNull', orNull],
  ['readOrFail', readOrFail],
])('%s rethrows other errors', async (_, read) => {
  await expect(read(Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
});
