/** @jest-environment node */
import { releaseAbortedRenders } from './release-aborted';

const { abort } = AbortController.prototype;
beforeAll(releaseAbortedRenders);
afterAll(() => void (AbortController.prototype.abort = abort));

function reasonOf(...given: [unknown?]): unknown {
  const controller = new AbortController();
  controller.abort(...given);
  expect(controller.signal.aborted).toBe(true);
  return controller.signal.reason;
}

test('an abort’s reason stays the same, without the frames of its stack', () => {
  const error = new TypeError('The render is over.');
  expect(error.stack).toMatch(/\n +at /);
  expect(reasonOf(error)).toBe(error);
  expect(error.stack).toBe('TypeError: The render is over.');
});

test('without a reason it is what it always is', () => {
  const reason = reasonOf() as DOMException;
  expect(reason).toBeInstanceOf(DOMException);
  expect([reason.name, reason.message]).toEqual(['AbortError', 'This operation was aborted']);
  expect(reason.stack).not.toMatch(/\n +at /);
});

test.each(['a text', null, 0, { a: 1 }])('the reason %j is left alone', (reason) => {
  expect(reasonOf(reason)).toBe(reason);
});

test('who waits learns of it', async () => {
  const controller = new AbortController();
  const request = fetch('http://127.0.0.1:9', { signal: controller.signal });
  controller.abort();
  await expect(request).rejects.toMatchObject({ name: 'AbortError' });
});
