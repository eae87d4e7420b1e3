import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../test/backend';
import { BACKEND_VARIABLES, readBackendEnv } from '../../../backend/env';
import { parseEnv, WEBSITE_VARIABLES } from '../../base/env';
import { siteProblems } from './read-site';
import { settingsOfSite, SITE_SETTINGS } from './settings';

const namesIn = (file: string, line: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(line)].map(([, name]) => name!);

test('every variable is documented once for operators, agencies or developers, and unused ones are not', () => {
  const operators = namesIn('.env.example', /^#?([A-Z_]+)=/gm);
  const agency = namesIn('sample-site/settings.yaml', /^#?([A-Z_]+):/gm);
  const [, others = ''] = readFileSync('docs/settings.md', 'utf8').split('## Not in .env.example');
  const rest = [...others.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name!);
  expect([...operators, ...agency, ...rest].sort()).toEqual(
    [...new Set([...WEBSITE_VARIABLES, ...BACKEND_VARIABLES])].sort(),
  );
  expect(agency).toEqual([...SITE_SETTINGS]);
  expect(operators.length).toBeLessThanOrEqual(26);
});

describe('settings.yaml of the agency’s folder', () => {
  const folder = path.join(temporaryFolder(), 'site');
  const before = process.env.SITE_DIR;
  const settings = (yaml: string) => {
    writeFileSync(path.join(folder, 'settings.yaml'), yaml);
    return settingsOfSite();
  };
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    process.env.SITE_DIR = folder;
  });
  afterEach(() => {
    if (before === undefined) delete process.env.SITE_DIR;
    else process.env.SITE_DIR = before;
  });

  test('is parsed as YAML with the same meaning as the variables', () => {
    const found = settings(`
RETENTION_DAYS: 180
MAIL_WHEN_ENDED: on
SAMPLES: false
MAILBOXES:
  applications: cv@kolam-hiring.in
  jobs:
    - a@kolam-hiring.in
    - b@kolam-hiring.in
SITE_VERIFICATION:
  - <meta name="google-site-verification" content="AbCdEfGhIjKlMnOpQrSt_-1" />
  - <meta name="msvalidate.01" content="0123456789ABCDEF0123456789ABCDEF" />
`);
    expect(parseEnv(found)).toMatchObject({
      retentionDays: 180,
      showsSamples: false,
      verification: { 'msvalidate.01': '0123456789ABCDEF0123456789ABCDEF' },
    });
    expect(readBackendEnv(found)).toMatchObject({ retentionDays: 180, mailWhenEnded: true });
    const mail = { SMTP_URL: 'smtp://m.example', STAFF_EMAIL: 'hr@kolam-hiring.in' };
    expect(readBackendEnv({ ...found, ...mail }).mail?.mailboxes).toEqual({
      applications: ['cv@kolam-hiring.in'],
      jobs: ['a@kolam-hiring.in', 'b@kolam-hiring.in'],
    });
    expect(siteProblems()).toEqual([]);
  });

  test('may be missing or empty', () => {
    expect(settingsOfSite()).toEqual({});
    expect(settings('# nothing yet\n')).toEqual({});
  });

  test('cannot set server settings or unknown ones, which prevent the start', () => {
    expect(settings('SMTP_URL: smtp://elsewhere.example\nRETENTION_DAY: 5\n')).toEqual({});
    expect(siteProblems()).toEqual([
      expect.stringMatching(
        /settings\.yaml: has no field SMTP_URL; known are MAILBOXES.* RETENTION_DAY; did you mean RETENTION_DAYS/,
      ),
    ]);
  });
});

describe('load env', () => {
  const home = process.cwd();
  const folder = temporaryFolder();
  afterAll(() => process.chdir(home));

  test('.env files set what is not set yet, the more specific ones first, and take a dollar sign as it is', async () => {
    writeFileSync(
      path.join(folder, '.env'),
      'SMTP_URL="smtp://a:pa$word@mail.example"\nPORT=3001\nHOST=0.0.0.0\n',
    );
    writeFileSync(path.join(folder, '.env.local'), '# mine\nPORT=3002\n');
    writeFileSync(path.join(folder, '.env.development'), 'PORT=3003\n');
    process.env = { ...process.env, SITE_DIR: path.join(home, 'sample-site'), HOST: '127.0.0.1' };
    process.chdir(folder);
    await import('./load-env');
    expect(process.env).toMatchObject({
      SMTP_URL: 'smtp://a:pa$word@mail.example',
      PORT: '3002',
      HOST: '127.0.0.1',
    });
  });
});
