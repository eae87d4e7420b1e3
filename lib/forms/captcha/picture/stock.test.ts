import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { pictureOf } from '../../../../test/picture';
import type { PictureTask } from './make-picture';
import { PictureStock } from './stock';
import { startThread } from './thread';

/** A thread controlled by the test. */
class FakeThread extends EventEmitter {
  tasks: PictureTask[] = [];
  postMessage = (task: PictureTask) => void this.tasks.push(task);
  terminate = async () => void this.emit('exit', 1);
  answer = () => this.emit('message', pictureOf(this.tasks.at(-1)!.code));
}

let stock: PictureStock | undefined;
let threads: FakeThread[];
let codes: number;

beforeEach(() => {
  threads = [];
  codes = 0;
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(async () => {
  jest.useRealTimers();
  await stock?.close();
  jest.restoreAllMocks();
});

function makeStock(options: { size?: number; reuses?: boolean } = {}): PictureStock {
  const start = () => threads[threads.push(new FakeThread()) - 1] as unknown as Worker;
  const nextTask = () => ({ code: `code-${++codes}`, inks: [] });
  return (stock = new PictureStock({ nextTask, size: 2, startThread: start, ...options }));
}

/** Answers all requests, with the pauses in between. */
async function fill() {
  for (let turn = 0; turn < 5; turn++) {
    threads.at(-1)!.answer();
    await jest.advanceTimersByTimeAsync(1_000);
  }
}

test('the stock is filled, and each picture taken is replaced', async () => {
  const made = makeStock();
  await jest.advanceTimersByTimeAsync(0);
  threads[0]!.answer();
  await jest.advanceTimersByTimeAsync(1_000);
  threads[0]!.answer();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(threads[0]!.tasks).toHaveLength(2);
  expect((await made.take())?.code).toBe('code-1');
  expect(threads[0]!.tasks).toHaveLength(3);
  expect((await made.take())?.code).toBe('code-2');
});

test('an empty stock makes callers wait for a second, then returns none', async () => {
  const made = makeStock();
  const first = made.take();
  await jest.advanceTimersByTimeAsync(5_000);
  // Right after its start the thread may take longer.
  threads[0]!.answer();
  expect((await first)?.code).toBe('code-1');
  const second = made.take();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await second).toBeNull();
});

test('the number of waiting callers is limited', async () => {
  const made = makeStock();
  const asked = Array.from({ length: 101 }, () => made.take());
  expect(await asked[100]).toBeNull();
});

test('a thread that exits is replaced, with increasing delays while it keeps exiting', async () => {
  const made = makeStock();
  const waiting = made.take();
  threads[0]!.emit('error', new Error('out of memory'));
  threads[0]!.emit('exit', 1);
  expect(await waiting).toBeNull();
  expect(await made.take()).toBeNull();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(threads).toHaveLength(2);
  threads[1]!.emit('exit', 1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(threads).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(threads).toHaveLength(3);
  threads[2]!.answer();
  expect((await made.take())?.code).toMatch(/^code-/);
});

test('a thread that hangs is ended, and replaced', async () => {
  makeStock();
  await jest.advanceTimersByTimeAsync(32_000);
  expect(threads).toHaveLength(2);
});

test('if all codes are the same, the last picture is reused', async () => {
  const made = makeStock({ reuses: true });
  await fill();
  const taken = [await made.take(), await made.take(), await made.take(), await made.take()];
  expect(taken.every((picture) => picture !== null)).toBe(true);
});

test('a real thread draws, and is replaced after it was terminated', async () => {
  jest.useRealTimers();
  const started: Worker[] = [];
  stock = new PictureStock({
    nextTask: () => ({ code: 'aBc123', inks: ['#222222'] }),
    size: 1,
    startThread: () => started[started.push(startThread()) - 1]!,
  });
  const take = async () => {
    for (let tries = 0; tries < 40; tries++) {
      const picture = await stock!.take();
      if (picture) return picture;
      await sleep(250);
    }
    return null;
  };
  expect(await take()).toMatchObject({ code: 'aBc123', image: expect.stringMatching(/^data:image\/png/) });
  await started[0]!.terminate();
  expect(await take()).not.toBeNull();
  expect(await take()).not.toBeNull();
  expect(started).toHaveLength(2);
});
