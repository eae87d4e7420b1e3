import { makePdf } from '../../../../test/cv-files/pdf';
import { openQueue } from './queue';
import { startExaminer } from './start';

const open: ReturnType<typeof openQueue>[] = [];
const queueOf = (...options: Parameters<typeof openQueue>) => {
  const queue = openQueue(...options);
  open.push(queue);
  return queue;
};
afterEach(() => open.splice(0).forEach((queue) => queue.close()));

const cv = { bytes: makePdf(), extension: 'pdf' as const };
const right = { type: 'pdf' };
test('files are examined two at once, in turn, and more than may wait are turned away', async () => {
  const queue = queueOf({ maxWaiting: 2 });
  const asked = Array.from({ length: 6 }, () => queue.ask(cv).catch((error: Error) => error.message));
  expect(await Promise.all(asked)).toEqual([right, right, right, right, 'busy', 'busy']);
});

test('nobody waits for long in the queue, and who is turned away takes nobody’s turn', async () => {
  const queue = queueOf({ maxWaitMs: 1 });
  const asked = Array.from({ length: 4 }, () => queue.ask(cv).catch((error: Error) => error.message));
  expect(await Promise.all(asked)).toEqual([right, right, 'busy', 'busy']);
  expect(await queue.ask(cv)).toEqual(right);
});

test('one that takes too long is refused, and the next is examined', async () => {
  const queue = queueOf({ limits: { timeoutMs: 1, maxHeapMb: 256 } });
  expect(await queue.ask(cv)).toEqual({ problem: 'too-expanded' });
  const patient = queueOf();
  expect(await patient.ask(cv)).toEqual(right);
});

test('one that takes too much memory is refused, and this process lives on', async () => {
  const queue = queueOf({ limits: { timeoutMs: 60_000, maxHeapMb: 48 } });
  expect(await queue.ask({ ...cv, bytes: manyNames() })).toEqual({ problem: 'too-expanded' });
});

test('one process is made ready for many files that may come, and takes the first', async () => {
  const start = jest.fn(startExaminer);
  const queue = queueOf({ start });
  for (let visitor = 0; visitor < 5; visitor++) queue.warm();
  expect(await queue.ask(cv)).toEqual(right);
  queue.warm();
  expect(await queue.ask(cv)).toEqual(right);
  expect(start).toHaveBeenCalledTimes(1);
});

test('a process that nobody needs ends, and the next file gets another', async () => {
  const queue = queueOf({ idleMs: 10 });
  expect(await queue.ask(cv)).toEqual(right);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await queue.ask(cv)).toEqual(right);
});

/** Each of its many names is remembered. */
function manyNames(): Buffer {
  const names = Array.from({ length: 400_000 }, (_, n) => `/N${n} 0`).join('');
  return makePdf({ objects: { 10: `<<${names}>>` } });
}
