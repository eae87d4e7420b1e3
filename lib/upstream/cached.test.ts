/** @jest-environment node */
import { PageCache } from '../cache/page-cache';
import { cachedRead, forgetReadsUnderWay } from './cached';
import { UpstreamError } from './errors';

// The cache belongs to Next's server; without it every call reads.
jest.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const holder = globalThis as { dwaarPageCache?: PageCache };
afterEach(() => delete holder.dwaarPageCache);

/** A read that the test lets end. */
function slowRead() {
  let calls = 0;
  let end: (value: string) => void = () => {};
  const read = () => {
    calls += 1;
    return new Promise<string>((resolve) => (end = resolve));
  };
  return { read, calls: () => calls, end: (value: string) => end(value) };
}

test('requests at one time share one call, later ones do not', async () => {
  const slow = slowRead();
  const read = cachedRead('shared', slow.read, () => []);
  const both = Promise.all([read(), read(), read()]);
  slow.end('first');
  expect(await both).toEqual(['first', 'first', 'first']);
  expect(slow.calls()).toBe(1);
  const later = read();
  slow.end('second');
  expect(await later).toBe('second');
});

test('a call made before a change is not shared after it', async () => {
  const slow = slowRead();
  const read = cachedRead('changed', slow.read, () => []);
  void read();
  forgetReadsUnderWay();
  const after = read();
  expect(slow.calls()).toBe(2);
  slow.end('new');
  expect(await after).toBe('new');
});

test.each([
  ['what it is about changed', 'job-1', ['old', 'new'], 'new'],
  ['something else changed', 'job-2', ['only'], 'only'],
])('while it is read %s', async (_, changed, answers, told) => {
  const pages = (holder.dwaarPageCache = new PageCache({ disk: null, redis: null }));
  let calls = 0;
  const readJob = async () => {
    const answer = answers[calls++];
    if (calls === 1) await pages.expireTags([changed]);
    return answer;
  };
  expect(await cachedRead(`meanwhile-${changed}`, readJob, () => ['job-1'])()).toBe(told);
  expect(calls).toBe(answers.length);
});

test('while the upstream fails, what it said last is shown', async () => {
  const answers: (() => string | null)[] = [
    () => 'known',
    () => {
      throw new UpstreamError('network', 'away');
    },
    () => {
      throw new Error('a mistake of ours');
    },
  ];
  const read = cachedRead(
    'recalled',
    async () => answers.shift()!(),
    () => [],
  );
  expect(await read()).toBe('known');
  expect(await read()).toBe('known');
  await expect(read()).rejects.toThrow('a mistake of ours');
});

test('what was never read fails; nothing is no answer to recall', async () => {
  const away = async (): Promise<string | null> => {
    throw new UpstreamError('network', 'away');
  };
  await expect(cachedRead('unknown', away, () => [])()).rejects.toThrow('away');
  let first = true;
  const gone = cachedRead(
    'gone',
    async () => {
      if (!first) throw new UpstreamError('network', 'away');
      first = false;
      return null;
    },
    () => [],
  );
  expect(await gone()).toBeNull();
  await expect(gone()).rejects.toThrow('away');
});
