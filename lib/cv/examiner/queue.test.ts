import { makePdf, stream } from '../../../test/cv-files/pdf';
import { openQueue } from './queue';
import { type Examiner, startExaminer } from './start';

const open: ReturnType<typeof openQueue>[] = [];
/** With long timeouts, because the machine may be busy, unless overridden by `options`. */
const queueOf = (options: Parameters<typeof openQueue>[0] = {}) => {
  const queue = openQueue({ maxWaitMs: 60_000, timeoutMs: 60_000, ...options });
  open.push(queue);
  return queue;
};
afterEach(() => open.splice(0).forEach((queue) => queue.close()));

const cv = makePdf();
const right = { type: 'pdf' };
const codeOf = (error: { code: string }) => error.code;

/** An examiner that responds at once; only tests of the process start one. */
const quick = (): Examiner => ({
  ready: Promise.resolve(),
  ask: async () => ({ type: 'pdf' }),
  end: () => {},
  hasEnded: () => false,
});

/** Examiners controlled by the test; `reading`: the first bytes of the files being examined. */
function slowExaminers() {
  const reading = new Map<number, () => void>();
  const start = (): Examiner => ({
    ready: Promise.resolve(),
    ask: ([name]) =>
      new Promise((resolve) =>
        reading.set(name!, () => {
          reading.delete(name!);
          resolve({ type: 'pdf' });
        }),
      ),
    end: () => {},
    hasEnded: () => false,
  });
  const settled = () => new Promise(setImmediate);
  return {
    start,
    reading: async () => {
      await settled();
      return [...reading.keys()];
    },
    finish: (name: number) => reading.get(name)!(),
  };
}

test('two files are examined at once, in order, and those beyond the queue’s limit are rejected', async () => {
  const queue = queueOf({ maxWaiting: 2, start: quick });
  const asked = Array.from({ length: 6 }, () => queue.ask(cv).catch(codeOf));
  expect(await Promise.all(asked)).toEqual([right, right, right, right, 'busy', 'busy']);
});

test('the wait in the queue is limited, and rejected files do not delay others', async () => {
  const { start, reading, finish } = slowExaminers();
  const queue = queueOf({ maxWaitMs: 1, start });
  const [first, second, ...others] = [1, 2, 3, 4].map((name) => queue.ask(Uint8Array.of(name)).catch(codeOf));
  expect(await Promise.all(others)).toEqual(['busy', 'busy']);
  (await reading()).forEach(finish);
  expect(await Promise.all([first, second])).toEqual([right, right]);
  const next = queue.ask(Uint8Array.of(5));
  expect(await reading()).toEqual([5]);
  finish(5);
  expect(await next).toEqual(right);
});

test('clients with fewer queued files go first', async () => {
  const { start, reading, finish } = slowExaminers();
  const queue = queueOf({ start });
  const ask = (client: string, ...names: number[]) =>
    names.map((name) => queue.ask(Uint8Array.of(name), client));
  const asked = [...ask('a', 1, 2, 3), ...ask('b', 11, 12, 13)];
  expect(await reading()).toEqual([1, 11]);
  asked.push(...ask('c', 21));
  finish(1);
  expect(await reading()).toEqual([11, 21]);
  for (let left = await reading(); left.length > 0; left = await reading()) left.forEach(finish);
  expect(await Promise.all(asked)).toEqual(asked.map(() => right));
});

test('one that takes too long has no verdict, and the next is examined', async () => {
  const queue = queueOf({ timeoutMs: 1 });
  await expect(queue.ask(cv)).rejects.toMatchObject({ code: 'timeout', wasExamining: true });
  const patient = queueOf();
  expect(await patient.ask(cv)).toEqual(right);
});

test('one that takes too much memory has no verdict, and this process survives', async () => {
  const [length, byte] = [129, 32];
  const packed = stream(
    Buffer.alloc(4 * 1024 * 1024, Buffer.from([length, byte])),
    '/Type/Metadata/Subtype/XML/Filter/RunLengthDecode',
  );
  const described = makePdf({ catalog: '/Metadata 10 0 R', objects: { 10: packed } });
  await expect(queueOf().ask(described)).rejects.toMatchObject({ code: 'SIGKILL', wasExamining: true });
});

test('a killed examiner is not blamed on the file: there is no verdict, and the next file gets another one', async () => {
  const start = jest
    .fn<Examiner, Parameters<typeof startExaminer>>(quick)
    .mockImplementationOnce((timeoutMs) => {
      const examiner = startExaminer(timeoutMs);
      return { ...examiner, ask: (bytes) => (examiner.end(), examiner.ask(bytes)) };
    });
  const queue = queueOf({ start });
  await expect(queue.ask(cv)).rejects.toMatchObject({ name: 'ExaminerFailed', code: 'SIGKILL' });
  expect(await queue.ask(cv)).toEqual(right);
});

test('an idle process ends, and the next file gets another one', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const start = jest.fn(() => ({ ...quick(), end }));
  const queue = queueOf({ idleMs: 10, start });
  expect(await queue.ask(cv)).toEqual(right);
  await ended;
  expect(await queue.ask(cv)).toEqual(right);
  expect(start).toHaveBeenCalledTimes(2);
});
