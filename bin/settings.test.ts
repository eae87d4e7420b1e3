import { refuseTooLittleMemory } from './build';
import { websiteHeapFlags } from './heap-flag';
import { freeMemory } from './memory';
import { readSettings } from './read-settings';

const MB = 1024 * 1024;

test.each([
  [512, 256],
  [1024, 307],
  [24_000, 512],
])('on %i MB the website’s heap has %i', (memory, heap) => {
  expect(websiteHeapFlags(memory * MB)).toEqual([`--max-old-space-size=${heap}`]);
});

test('NODE_OPTIONS takes precedence for the heap', () => {
  expect(websiteHeapFlags(1024 * MB, '--max-old-space-size=900')).toEqual([]);
  expect(websiteHeapFlags(1024 * MB, '--trace-warnings')).toHaveLength(1);
});

test('free memory is what the kernel calls available, and swap', () => {
  const meminfo =
    'MemTotal: 2048000 kB\nMemAvailable:  1024000 kB\nSwapTotal: 900000 kB\nSwapFree: 512000 kB\n';
  expect(freeMemory(meminfo)).toBe(1_536_000 * 1024);
  expect(freeMemory('')).toBeGreaterThan(0);
});

test('a build that would run out of memory is not started, and alternatives are named', () => {
  expect(() => refuseTooLittleMemory(1024 * MB)).toThrow(
    /needs 1536 MB.*1024 MB are free.*Add swap.*docs\/docker\.md/,
  );
  expect(() => refuseTooLittleMemory(2048 * MB)).not.toThrow();
});

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
