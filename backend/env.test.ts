import { readBackendEnv } from './env';

test('defaults stand for what is missing or empty', () => {
  expect(readBackendEnv({ BACKEND_PORT: '', SITE_URL: '' })).toEqual({
    port: 4000,
    dataDir: '.data',
    derivedStoreKey: null,
    backupTo: null,
    databaseUrl: null,
    storeKey: null,
    oldStoreKey: null,
    retentionDays: 365,
    registerDays: 365,
    samples: true,
    siteUrl: 'http://localhost:3000',
    website: null,
    indexNowKey: null,
    googleKeyFile: null,
    cvInMail: 'attachment',
    mailWhenEnded: false,
    mail: null,
    confirmation: { markDays: 21, closeDays: 35 },
    jobsSource: null,
  });
});

test('given values are used', () => {
  expect(readBackendEnv({ BACKEND_PORT: '4555', DATA_DIR: '/tmp/x', RETENTION_DAYS: '365' })).toMatchObject({
    port: 4555,
    dataDir: '/tmp/x',
    retentionDays: 365,
  });
});

test('with a secret the website beside it is told of changes, or those that are named', () => {
  const secret = 'x'.repeat(16);
  const read = (more: Record<string, string>) => readBackendEnv({ REVALIDATE_SECRET: secret, ...more });
  expect(read({ PORT: '3100' })).toMatchObject({
    siteUrl: 'http://localhost:3100',
    website: { urls: ['http://127.0.0.1:3100'], secret },
  });
  expect(read({ HOST: '10.0.0.4' }).website?.urls).toEqual(['http://10.0.0.4:3000']);
  const several = 'http://10.0.0.1:3000/, https://b.example.in';
  expect(read({ WEBSITE_URL: several }).website?.urls).toEqual([
    'http://10.0.0.1:3000',
    'https://b.example.in',
  ]);
  expect(readBackendEnv({ WEBSITE_URL: several }).website).toBeNull();
});

test.each([
  'postgres://agency:s%40crt@db.example.in:5432/jobs?sslmode=require',
  'postgresql://127.0.0.1/jobs',
  'postgres:///jobs?host=/run/postgresql',
])('the store is in the database at %s', (url) => {
  expect(readBackendEnv({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('samples are for localhost, or where SAMPLES says so', () => {
  const read = (SITE_URL: string, SAMPLES = '') => readBackendEnv({ SITE_URL, SAMPLES }).samples;
  expect(read('https://www.example.in')).toBe(false);
  expect(read('https://www.example.in', 'on')).toBe(true);
  expect(read('http://localhost:3000', 'off')).toBe(false);
  expect(() => read('http://localhost', 'yes')).toThrow('SAMPLES must be on or off');
});

test('search engines are told with a key', () => {
  const read = readBackendEnv({
    SITE_URL: 'https://jobs.example.in/path/',
    INDEXNOW_KEY: 'abcd-1234',
    GOOGLE_INDEXING_KEY_FILE: '/etc/key.json',
  });
  expect(read).toMatchObject({
    siteUrl: 'https://jobs.example.in',
    indexNowKey: 'abcd-1234',
    googleKeyFile: '/etc/key.json',
  });
});

test.each([
  ['PORT', 'x'],
  ['BACKEND_PORT', '4190'],
  ['DATABASE_URL', 'mysql://127.0.0.1/jobs'],
  ['DATABASE_URL', '127.0.0.1:5432/jobs'],
  ['DATABASE_URL', 'postgres://'],
  ['JOBS_SOURCE', 'http://sheets.example.com/jobs.csv'],
  ['SITE_URL', 'jobs.example.in'],
  ['SITE_URL', 'ftp://example.in'],
  ['WEBSITE_URL', 'http://a.example.in,,b'],
  ['REVALIDATE_SECRET', 'x'.repeat(15)],
  ['REVALIDATE_SECRET', 'a secret with spaces'],
  ['STAFF_EMAIL_BUSINESS', 'sales@b.example; c@d.example'],
  ['CV_IN_MAIL', 'none'],
  ['MAIL_WHEN_ENDED', 'yes'],
  ['INDEXNOW_KEY', 'short'],
  ['INDEXNOW_KEY', 'not/a/key'],
])('%s may not be %j', (name, value) => {
  expect(() => readBackendEnv({ [name]: value })).toThrow(new RegExp(`${name} must be `));
});

test('every bad variable is named with what is expected', () => {
  const read = () => readBackendEnv({ BACKEND_PORT: '70000', DATA_DIR: '  ', RETENTION_DAYS: '-1' });
  expect(read).toThrow(
    /BACKEND_PORT must be a port number.*DATA_DIR must be the path.*RETENTION_DAYS must be a number of days/,
  );
});

test('mail is sent with a server’s address, to one or several of the staff', () => {
  const read = (more: Record<string, string>) =>
    readBackendEnv({ SMTP_URL: 'smtps://u:p@m.example', ...more }).mail;
  expect(read({ STAFF_EMAIL: 'a@b.example' })).toEqual({
    smtpUrl: 'smtps://u:p@m.example',
    staff: ['a@b.example'],
    from: 'a@b.example',
    desks: {},
  });
  expect(read({ STAFF_EMAIL: 'a@b.example, c@d.example', MAIL_FROM: 'x@b.example' })).toMatchObject({
    staff: ['a@b.example', 'c@d.example'],
    from: 'x@b.example',
  });
  expect(readBackendEnv({ STAFF_EMAIL: 'a@b.example' }).mail).toBeNull();
  expect(
    read({
      STAFF_EMAIL: 'a@b.example',
      STAFF_EMAIL_APPLICATIONS: 'cv@b.example',
      STAFF_EMAIL_ENQUIRIES: 'ask@b.example, c@d.example',
      STAFF_EMAIL_BUSINESS: 'sales@b.example',
      STAFF_EMAIL_JOBS: 'jobs@b.example',
    })?.desks,
  ).toEqual({
    applications: ['cv@b.example'],
    enquiries: ['ask@b.example', 'c@d.example'],
    business: ['sales@b.example'],
    jobs: ['jobs@b.example'],
  });
  expect(() => read({ STAFF_EMAIL_JOBS: 'jobs@b.example' })).toThrow('STAFF_EMAIL must be set with SMTP_URL');
});

test.each([
  ['STAFF_EMAIL', { SMTP_URL: 'smtp://m.example' }],
  ['STAFF_EMAIL', { STAFF_EMAIL: 'a@b.example,' }],
  ['STAFF_EMAIL', { STAFF_EMAIL: 'Asha <a@b.example>' }],
  ['SMTP_URL', { SMTP_URL: 'https://m.example', STAFF_EMAIL: 'a@b.example' }],
  ['SMTP_URL', { SMTP_URL: 'm.example:587', STAFF_EMAIL: 'a@b.example' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://', STAFF_EMAIL: 'a@b.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'agency' }],
])('%s is named where mail is set wrongly: %j', (name, variables) => {
  expect(() => readBackendEnv(variables)).toThrow(new RegExp(`${name} must be `));
});

test('a registered CV is kept for 60 days to 10 years', () => {
  expect(readBackendEnv({ REGISTER_DAYS: '730' }).registerDays).toBe(730);
  for (const days of ['59', '3651', '1 year'])
    expect(() => readBackendEnv({ REGISTER_DAYS: days })).toThrow(
      /REGISTER_DAYS must be a number of days from 60/,
    );
});
