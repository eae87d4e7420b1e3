import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { type Duplex, Readable } from 'node:stream';
import { setImmediate as tick } from 'node:timers/promises';
import { connectionPair } from './connection-pair';

async function readAll(source: Duplex): Promise<string> {
  const chunks: Buffer[] = [];
  source.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(source, 'end');
  return Buffer.concat(chunks).toString();
}

test('what is written to one end is read from the other, in both directions at once', async () => {
  const [one, other] = connectionPair();
  one.end('question');
  other.write('ans');
  other.end('wer');
  expect(await Promise.all([readAll(other), readAll(one)])).toEqual(['question', 'answer']);
});

test('one end can finish while the other keeps sending', async () => {
  const [one, other] = connectionPair();
  one.end('question');
  expect(await readAll(other)).toBe('question');
  await tick();
  expect([other.destroyed, other.writable]).toEqual([false, true]);
  other.end('answer');
  expect(await readAll(one)).toBe('answer');
});

test('back-pressure reaches the writer', async () => {
  const [one, other] = connectionPair();
  const chunk = Buffer.alloc(64 * 1024);
  const written = jest.fn();
  for (let count = 0; count < 100; count += 1) one.write(chunk, written);
  await tick();
  const withoutReader = written.mock.calls.length;
  expect(withoutReader).toBeLessThan(5);
  expect(one.writableNeedDrain).toBe(true);
  const drained = once(one, 'drain');
  other.resume();
  await drained;
  expect(written).toHaveBeenCalledTimes(100);
});

test('large streams arrive intact', async () => {
  const [one, other] = connectionPair();
  const chunks = Array.from({ length: 200 }, (_, number) => Buffer.alloc(10_000, String(number % 10)));
  const [text] = await Promise.all([readAll(other), pipeline(Readable.from(chunks), one)]);
  expect(text).toBe(Buffer.concat(chunks).toString());
});

test.each([undefined, new Error('broken off')])(
  'when one end is destroyed (%p), the other is over too',
  async (error) => {
    const [one, other] = connectionPair();
    const failed = jest.fn();
    one.on('error', failed);
    other.on('error', failed);
    const closed = Promise.all(
      [once(one, 'close'), once(other, 'close')].map((each) => each.catch(() => {})),
    );
    one.destroy(error);
    await closed;
    await tick();
    expect([one.destroyed, other.destroyed]).toEqual([true, true]);
    // Only the end that was destroyed with an error emits it.
    expect(failed).toHaveBeenCalledTimes(error ? 1 : 0);
  },
);

test('writing to an end whose peer is gone reports an error', async () => {
  const [one, other] = connectionPair();
  other.destroy();
  await once(one, 'close');
  const error = await new Promise((resolve) => one.write('anybody there?', resolve));
  expect(error).toMatchObject({ code: 'ERR_STREAM_DESTROYED' });
});
