import { upstreamForTests } from '../../test/upstream-for-tests';
import { findJob, getJob } from './details';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

describe('getJob', () => {
  test('is null for a closed job, which findJob still knows', async () => {
    upstream.answersJson({ status: 0, message: 'This job is closed', job: { id: 7, title: 'Nurse' } }, 410);
    expect(await getJob('7')).toBeNull();
    expect(await findJob('7')).toMatchObject({ open: false, job: { title: 'Nurse' } });
  });

  test('a job past its closing date is closed, whatever the upstream says', async () => {
    upstream.answersJson({ status: 1, job: { id: 7, title: 'Nurse', expires_at: '2020-01-01' } });
    expect(await findJob('7')).toMatchObject({ open: false });
  });

  test.each([
    ['404', {}, 404],
    ['status 0', { status: 0, message: 'Job not found' }, 200],
    ['no job', { status: 1, job: null }, 200],
  ])('is null when the upstream answers %s', async (_, body, status) => {
    upstream.answersJson(body, status);
    expect(await getJob('7')).toBeNull();
  });

  test.each([[''], ['..'], ['a/b'], ['a b'], ['7?x=1'], ['%2e%2e'], ['x'.repeat(65)]])(
    'is null for the unsafe id %j without a request',
    async (id) => {
      expect(await getJob(id)).toBeNull();
      expect(upstream.requests()).toHaveLength(0);
    },
  );

  test.each([
    [500, 'http'],
    [200, 'shape'],
  ])('throws when the upstream answers nonsense with %d', async (status, kind) => {
    upstream.answersJson('nonsense', status);
    await expect(getJob('7')).rejects.toMatchObject({ kind });
  });
});
