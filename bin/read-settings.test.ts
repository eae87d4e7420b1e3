import { readSettings } from './read-settings';

test('a valid configuration is read for both programs', () => {
  const { env, backend, problems } = readSettings({ PORT: '3456', RETENTION_DAYS: '90' });
  expect([env.port, backend.retentionDays, problems]).toEqual([3456, 90, []]);
});

test('invalid values of both programs are reported together, with checks of the valid ones', () => {
  const { env, backend, problems } = readSettings({
    PORT: '70000',
    GTM_ID: 'UA-1',
    JOBS_SOURCE: 'http://jobs.example.in/jobs.csv',
    SMTP_URL: 'smtps://u:p@mail.example.in',
    SITE_URL: 'https://www.example.in',
    CAPTCHA_TEST_CODE: 'ABCDEF',
    REDIS_URL: 'redis://127.0.0.1:6379',
  });
  expect(problems.map(({ variable }) => variable).sort()).toEqual([
    'CAPTCHA_TEST_CODE',
    'GTM_ID',
    'JOBS_SOURCE',
    'PORT',
    'STAFF_EMAIL',
  ]);
  expect([env.port, env.redisUrl, env.siteUrl]).toEqual([
    3000,
    'redis://127.0.0.1:6379',
    'https://www.example.in',
  ]);
  expect([backend.jobsSource, backend.mail]).toEqual([null, null]);
});
