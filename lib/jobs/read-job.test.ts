import type { Language } from '../base/language';
import { runInLanguage } from '../base/request-context';
import { jobSlug } from '../routes';
import { upstreamForTests } from '../../test/upstream-for-tests';
import { findJob, getJob } from './job';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

describe('getJob', () => {
  test('is null for a closed job, which findJob still knows', async () => {
    upstream.answersJson({ status: 0, message: 'This job is closed', job: { id: 7, title: 'Nurse' } }, 410);
    expect(await getJob('7')).toBeNull();
    expect(await findJob('7')).toMatchObject({ open: false, job: { title: 'Nurse' } });
  });

  test('is in the reader’s language if the agency provides it, at the same address, with the same facts', async () => {
    const [title, description] = ['Cook', '<p>3 years of experience</p>'];
    const said = { title_hi: 'रसोइया', description_hi: '<p>रात में</p>', title_kn: 'ಅಡುಗೆಯವರು' };
    const known = () => upstream.answersJson({ status: 1, job: { id: 7, title, description, ...said } });
    const read = (language: Language) => (known(), runInLanguage(language, () => getJob('7')));
    const [en, hi, kn] = [await read('en'), await read('hi'), await read('kn')];
    expect([en, hi, kn]).toMatchObject([
      { title, descriptionHtml: description },
      { title: said.title_hi, descriptionHtml: said.description_hi },
      { title: said.title_kn, descriptionHtml: description },
    ]);
    for (const job of [hi!, kn!]) {
      expect(jobSlug(job)).toBe('cook');
      expect(job.experience).toEqual(en!.experience);
    }
  });

  test('a job past its closing date is closed, regardless of the upstream', async () => {
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
