import { runInRequest } from '../base/request-context';
import { mayHaveArrived, orNull, readOrFail, toUpstreamError, UpstreamError } from './errors';

async function during<T>(read: () => Promise<T>) {
  return runInRequest({}, async ({ page }) => {
    const result = await read();
    return { result, unavailable: page.status === 503, isUncacheable: page.isUncacheable };
  });
}
const upstreamFailure = () => Promise.reject(new UpstreamError('network', 'gone'));

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

const failed = (code: string) => Object.assign(new Error(code), { code });
const answered = (status: number) => new UpstreamError('http', `answered ${status}`, { status });

test.each([
  ['a refused connection', toUpstreamError(failed('ECONNREFUSED'), 1000)],
  ['an unknown host', toUpstreamError(Object.assign(new Error(), { code: 'ENOTFOUND' }), 1000)],
  ['an answer of 429', answered(429)],
])('after %s the call had no effect', (_, error) => expect(mayHaveArrived(error)).toBe(false));

test.each([
  ['a reset connection', toUpstreamError(failed('ECONNRESET'), 1000)],
  ['a timeout', toUpstreamError(new DOMException('late', 'TimeoutError'), 1000)],
  ['an answer of 408', answered(408)],
  ['an answer of 500', answered(500)],
  ['an answer outside the contract', new UpstreamError('shape', 'the response is not JSON')],
  ['any other error', new Error('bug')],
])('after %s it may have had one', (_, error) => expect(mayHaveArrived(error)).toBe(true));
