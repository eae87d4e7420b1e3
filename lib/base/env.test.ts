import { readBackendEnv } from '../../backend/env';
import { parseEnv } from './env';

test('HOST is an address or a name, SAMPLES on or off', () => {
  const read = (HOST: string, SAMPLES = '') => parseEnv({ HOST, SAMPLES });
  expect(['', '127.0.0.1', '::1', 'site.internal'].map((host) => read(host).host)).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '::1',
    'site.internal',
  ]);
  expect(() => read('http://127.0.0.1')).toThrow('HOST: must be an address or name of this machine');
  expect(() => read('', 'yes')).toThrow('SAMPLES: must be on or off');
  expect(parseEnv({ SITE_URL: 'https://www.example.in' }).showsSamples).toBe(false);
  expect(parseEnv({ SITE_URL: 'https://www.example.in', SAMPLES: 'on' }).showsSamples).toBe(true);
});

test('the built-in API closes unconfirmed jobs if it can ask by mail', () => {
  const closes = (changes: Record<string, string>) => parseEnv(changes).closesUnconfirmed;
  const mail = { SMTP_URL: 'smtps://mail.example.in', STAFF_EMAIL: 'jobs@kolam-hiring.in' };
  expect(closes({})).toBe(false);
  expect(closes(mail)).toBe(true);
  expect(closes({ ...mail, API_BASE_URL: 'https://api.example.in/api/' })).toBe(false);
});

test('with nothing set, defaults apply', () => {
  expect(parseEnv({})).toMatchObject({
    port: 3000,
    backendPort: 4000,
    dataDir: '.data',
    siteUrl: 'http://localhost:3000',
    apiBaseUrl: 'http://127.0.0.1:4000/api/',
    usesBuiltInApi: true,
    imageBaseUrl: null,
    upstreamTimeoutMs: 10_000,
    captchaCharset: 'mixed',
    captchaTestCode: null,
  });
});

test('empty and blank variables count as unset', () => {
  const blank = {
    PORT: '',
    BACKEND_PORT: ' ',
    DATA_DIR: '',
    SITE_URL: '',
    API_BASE_URL: ' ',
    CAPTCHA_CHARSET: '',
  };
  expect(parseEnv(blank)).toEqual(parseEnv({}));
});

test.each([
  [{ PORT: '8080' }, 'siteUrl', 'http://localhost:8080'],
  [{ BACKEND_PORT: '8081' }, 'apiBaseUrl', 'http://127.0.0.1:8081/api/'],
  [{ API_BASE_URL: 'https://api.example.in/api' }, 'apiBaseUrl', 'https://api.example.in/api/'],
  [{ API_BASE_URL: 'https://api.example.in' }, 'apiBaseUrl', 'https://api.example.in/'],
] as const)('%j gives %s %s', (source, name, value) => {
  expect(parseEnv(source)[name]).toBe(value);
});

test('SITE_VERIFICATION holds search engines’ meta tags, as they are copied', () => {
  const google = '<meta name="google-site-verification" content="AbCdEfGhIjKlMnOpQrSt_-1" />';
  const bing = "<META content='0123456789ABCDEF0123456789ABCDEF' name='msvalidate.01'>";
  expect(parseEnv({ SITE_VERIFICATION: `${google},${bing}` }).verification).toEqual({
    'google-site-verification': 'AbCdEfGhIjKlMnOpQrSt_-1',
    'msvalidate.01': '0123456789ABCDEF0123456789ABCDEF',
  });
  expect(parseEnv({}).verification).toEqual({});
});

test.each([
  ['PORT', '70000'],
  ['BACKEND_PORT', 'many'],
  ['SITE_URL', 'www.example.in'],
  ['API_BASE_URL', 'ftp://api.example.in'],
  ['IMAGE_BASE_URL', '/pictures'],
  ['UPSTREAM_TIMEOUT_MS', '5'],
  ['CAPTCHA_CHARSET', 'emoji'],
  ['CAPTCHA_TEST_CODE', 'abc'],
  ['GTM_ID', 'ABC1234'],
  ['GTM_ID', 'GTM-abc1234'],
  ['GTM_ID', 'GTM-ABC1234&l=x'],
  ['SITE_VERIFICATION', 'AbCdEfGhIjKlMnOpQrSt_-1'],
  ['SITE_VERIFICATION', '<meta name="google-site-verification">'],
  ['SITE_VERIFICATION', '<meta content="0123456789ABCDEF">'],
])('%s=%s is rejected, naming the variable', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`has 1 invalid value.*\n  ${name}: .`));
});

describe('CAPTCHA_TEST_CODE', () => {
  const code = { CAPTCHA_TEST_CODE: 'aBc123' };

  test.each([
    undefined,
    'http://localhost:3000',
    'http://127.8.8.8',
    'http://[::1]:3000',
    'http://site.localhost',
  ])('is accepted with SITE_URL %s', (SITE_URL) => {
    expect(parseEnv({ ...code, SITE_URL }).captchaTestCode).toBe('aBc123');
  });

  test.each([
    'https://www.example.in',
    'http://192.168.1.5:3000',
    'http://0.0.0.0:3000',
    'https://localhost.example.in',
    'https://notlocalhost',
    'http://localhost@example.in',
  ])('is rejected with SITE_URL %s, with the reason', (SITE_URL) => {
    expect(() => parseEnv({ ...code, SITE_URL })).toThrow(/CAPTCHA_TEST_CODE: .*past the captcha/);
  });

  test.each([['aBc12'], ['aBc1234'], ['aBc 23'], ['aBc12é']])('%j is rejected', (CAPTCHA_TEST_CODE) => {
    expect(() => parseEnv({ CAPTCHA_TEST_CODE })).toThrow('CAPTCHA_TEST_CODE');
  });
});

test('SECRET provides unset secrets, each a different key', () => {
  const SECRET = 's'.repeat(32);
  const { revalidateSecret, outboxKey } = parseEnv({ SECRET });
  const { website, derivedStoreKey, storeKey } = readBackendEnv({ SECRET });
  expect(website?.secret).toBe(revalidateSecret);
  expect(new Set([revalidateSecret, outboxKey, derivedStoreKey, SECRET]).size).toBe(4);
  expect(storeKey).toBeNull();
  // The encryption key of stores must never change.
  expect(derivedStoreKey).toBe('7f895e5a8a52e9a45b3f1c984d763cc336d67ef128594f12c10284eb090e2f6c');
  const own = { SECRET, REVALIDATE_SECRET: 'x'.repeat(16) };
  expect(parseEnv(own).revalidateSecret).toBe(own.REVALIDATE_SECRET);
  expect(readBackendEnv(own).website?.secret).toBe(own.REVALIDATE_SECRET);
});
