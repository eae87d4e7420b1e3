import { runInRequest } from '../shared/request-context';
import { UpstreamError, orNull, readOrFail } from './errors';

async function during<T>(read: () => Promise<T>) {
  return runInRequest({}, async ({ page }) => {
    const result = await read();
    return { result, unavailable: page.status === 503, isPassing: page.isPassing };
  });
}
const upstreamFailure = () => Promise.reject(new UpstreamError('network', 'gone'));

test.each([[{ a: 1 }], [null], [0], ['']])('what was read is given, also %j', async (value) => {
  expect(await orNull(Promise.resolve(value))).toBe(value);
  expect(await during(() => readOrFail(Promise.resolve(value)))).toEqual({
    result: { value, failed: false },
    unavailable: false,
    isPassing: false,
  });
});

test('a part of a page that the upstream did not give is null, and the page is fine, but not kept', async () => {
  expect(await during(() => orNull(upstreamFailure()))).toEqual({
    result: null,
    unavailable: false,
    isPassing: true,
  });
});

test('a page whose matter the upstream did not give is unavailable', async () => {
  expect(await during(() => readOrFail(upstreamFailure()))).toEqual({
    result: { value: null, failed: true },
    unavailable: true,
    isPassing: true,
  });
});

test.each([
  ['orNull', orNull],
  ['readOrFail', readOrFail],
])('%s passes other errors on', async (_, read) => {
  await expect(read(Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
});
