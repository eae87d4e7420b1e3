import type { JobChange } from '../../jobs/changes/changes';
import { NOON, receiverForTests, stderrForTests } from '../../../test/backend';
import { indexNowNotifier } from './indexnow';

const engine = receiverForTests();
const stderr = stderrForTests();
const { signal } = new AbortController();
const notifier = () =>
  indexNowNotifier({
    siteUrl: 'https://jobs.example.in',
    key: 'abcd-1234',
    endpoint: `${engine.origin()}/indexnow`,
  });
const changes: JobChange[] = [
  { seq: 1, job_id: '7', slug: 'cook', kind: 'published', at: NOON },
  { seq: 2, job_id: '8', slug: 'clerk', kind: 'updated', at: NOON },
  { seq: 3, job_id: '7', slug: 'cook', kind: 'closed', at: NOON },
];

test('each page is sent once, with the key and its location', async () => {
  expect(await notifier().notify(changes, signal)).toBe(3);
  expect(engine.received[0]?.path).toBe('/indexnow');
  expect(engine.bodies()).toEqual([
    {
      host: 'jobs.example.in',
      key: 'abcd-1234',
      keyLocation: 'https://jobs.example.in/indexnow.txt',
      urlList: ['https://jobs.example.in/job-details/7/cook', 'https://jobs.example.in/job-details/8/clerk'],
    },
  ]);
});

test.each([429, 500, 503])('an answer of %i is for trying again', async (status) => {
  engine.answersStatus(status);
  await expect(notifier().notify(changes, signal)).rejects.toMatchObject({ code: `HTTP ${status}` });
});

test('a refused key or page is skipped, and logged once', async () => {
  engine.answersStatus(403);
  const refused = notifier();
  for (const again of [1, 2]) expect([again, await refused.notify(changes, signal)]).toEqual([again, 3]);
  expect(JSON.parse(stderr())).toMatchObject({ code: 'HTTP 403' });
});
