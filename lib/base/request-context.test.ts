import { setImmediate as tick } from 'node:timers/promises';
import { processWide } from './process-wide';
import { currentRequest, markUncacheable, noteRead, runInRequest, setPageStatus } from './request-context';

test('everything done for a request finds its context, and concurrent requests do not mix', async () => {
  const seen = await Promise.all(
    ['203.0.113.1', '203.0.113.2'].map((peer) =>
      runInRequest({ peer }, async ({ id }) => {
        await tick();
        return [currentRequest()?.id === id, currentRequest()?.peer];
      }),
    ),
  );
  expect(seen).toEqual([
    [true, '203.0.113.1'],
    [true, '203.0.113.2'],
  ]);
});

test('a page starts out cacheable, and combines the facts of its parts', () => {
  runInRequest({ isRenewal: true }, ({ page, isRenewal }) => {
    const untouched = {
      status: 200,
      isUncacheable: false,
      tags: new Set(),
      dueAt: Infinity,
      tooOldAt: Infinity,
    };
    expect([page, isRenewal]).toEqual([untouched, true]);
    setPageStatus(410);
    markUncacheable();
    noteRead({ tags: ['jobs', 'job-7'], dueAt: 20, tooOldAt: 300 });
    noteRead({ tags: ['job-7'], dueAt: 60, tooOldAt: 200 });
    const tags = new Set(['jobs', 'job-7']);
    expect(page).toEqual({ status: 410, isUncacheable: true, tags, dueAt: 20, tooOldAt: 200 });
  });
});

test('a render within a request is a request of its own', () => {
  runInRequest({ peer: '203.0.113.1' }, ({ page: outer }) => {
    runInRequest({}, () => setPageStatus(503));
    expect([outer.status, currentRequest()?.page]).toEqual([200, outer]);
  });
});

test('another copy of this module, as in Next’s bundles, finds the same request', async () => {
  let other!: typeof import('./request-context');
  await jest.isolateModulesAsync(async () => {
    other = await import('./request-context');
  });
  expect(other.currentRequest).not.toBe(currentRequest);
  runInRequest({ id: 'abc' }, () => expect(other.currentRequest()?.id).toBe('abc'));
  expect(Object.keys(processWide)).toContain('requests');
});
