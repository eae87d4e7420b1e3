import { readBackendEnv } from './env';

test('missing and empty variables have defaults', () => {
  expect(readBackendEnv({ BACKEND_PORT: '', SITE_URL: '' })).toMatchObject({
    port: 4000,
    dataDir: '.data',
    siteUrl: 'http://localhost:3000',
    samples: true,
    retentionDays: 365,
    cvInMail: 'attachment',
    mailWhenEnded: false,
    mail: null,
  });
});

test('with a secret, the configured websites, or else the local one, are notified', () => {
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

test('samples are shown on localhost or if SAMPLES is on', () => {
  const read = (SITE_URL: string, SAMPLES = '') => readBackendEnv({ SITE_URL, SAMPLES }).samples;
  expect(read('https://www.example.in')).toBe(false);
  expect(read('https://www.example.in', 'on')).toBe(true);
  expect(read('http://localhost:3000', 'off')).toBe(false);
  expect(() => read('http://localhost', 'yes')).toThrow('SAMPLES must be on or off');
});

test('there is a desk on localhost, beside the API’s port, and elsewhere if it has an address', () => {
  const read = (more: Record<string, string>) => readBackendEnv(more).desk;
  const here = (port: number) => ({ url: `http://localhost:${port}`, host: '127.0.0.1', port });
  expect(read({})).toMatchObject(here(4100));
  expect(read({ BACKEND_PORT: '4105' })).toMatchObject(here(4205));
  // 4190 and 65,600 are no ports for browsers.
  expect(read({ BACKEND_PORT: '4090' })).toMatchObject(here(3990));
  expect(read({ BACKEND_PORT: '65500' })).toMatchObject(here(65_400));
  expect(read({ DESK_PORT: '5000' })).toMatchObject(here(5000));
  expect([read({ DESK_PORT: '0' }), read({ SITE_URL: 'https://www.example.in' })]).toEqual([null, null]);
  const named = { SITE_URL: 'https://www.example.in', DESK_URL: 'https://desk.example.in/' };
  expect(read(named)).toMatchObject({ url: 'https://desk.example.in', port: 4100 });
});

test.each([
  ['BACKEND_PORT', '4190'],
  ['DATABASE_URL', 'mysql://127.0.0.1/jobs'],
  ['DATABASE_URL', 'postgres://'],
  ['SITE_URL', 'ftp://example.in'],
  ['WEBSITE_URL', 'http://a.example.in,,b'],
  ['REVALIDATE_SECRET', 'a secret with spaces'],
  ['MAILBOXES', 'sales@b.example'],
  ['MAILBOXES', 'business=sales@b.example c@d.example'],
  ['MAILBOXES', 'sales=sales@b.example'],
  ['CV_IN_MAIL', 'none'],
  ['MAIL_WHEN_ENDED', 'yes'],
  ['INDEXNOW_KEY', 'not/a/key'],
])('%s may not be %j', (name, value) => {
  expect(() => readBackendEnv({ [name]: value })).toThrow(new RegExp(`${name} must be `));
});

test('mail is sent with a server’s address, to one or several of the staff', () => {
  const read = (more: Record<string, string>) =>
    readBackendEnv({ SMTP_URL: 'smtps://u:p@m.example', ...more }).mail;
  expect(read({ STAFF_EMAIL: 'a@b.example' })).toEqual({
    smtpUrl: 'smtps://u:p@m.example',
    staff: ['a@b.example'],
    from: 'a@b.example',
    mailboxes: {},
  });
  expect(read({ STAFF_EMAIL: 'a@b.example, c@d.example', MAIL_FROM: 'x@b.example' })).toMatchObject({
    staff: ['a@b.example', 'c@d.example'],
    from: 'x@b.example',
  });
  expect(readBackendEnv({ STAFF_EMAIL: 'a@b.example' }).mail).toBeNull();
  expect(
    read({
      STAFF_EMAIL: 'a@b.example',
      MAILBOXES: 'applications=cv@b.example; enquiries=ask@b.example, c@d.example;business=sales@b.example',
    })?.mailboxes,
  ).toEqual({
    applications: ['cv@b.example'],
    enquiries: ['ask@b.example', 'c@d.example'],
    business: ['sales@b.example'],
  });
  expect(() => read({ MAILBOXES: 'jobs=jobs@b.example' })).toThrow('STAFF_EMAIL must be set with SMTP_URL');
});

test.each([
  ['STAFF_EMAIL', { SMTP_URL: 'smtp://m.example' }],
  ['STAFF_EMAIL', { STAFF_EMAIL: 'a@b.example,' }],
  ['STAFF_EMAIL', { STAFF_EMAIL: 'Asha <a@b.example>' }],
  ['SMTP_URL', { SMTP_URL: 'https://m.example', STAFF_EMAIL: 'a@b.example' }],
  ['SMTP_URL', { SMTP_URL: 'm.example:587', STAFF_EMAIL: 'a@b.example' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://', STAFF_EMAIL: 'a@b.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'agency' }],
])('%s is named in an invalid mail configuration: %j', (name, variables) => {
  expect(() => readBackendEnv(variables)).toThrow(new RegExp(`${name} must be `));
});
