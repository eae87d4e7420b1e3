import { pbkdf2Sync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processWide } from '../../shared/process-wide';

const folder = mkdtempSync(path.join(tmpdir(), 'captcha-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A fresh copy of the module, as loaded under these settings. */
async function configured(variables: Record<string, string> = {}) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', {
    NODE_ENV: 'test',
    DATA_DIR: folder,
    CAPTCHA_TEST_CODE: 'aBc123',
    FORM_MIN_SECONDS: '0',
    ...variables,
  });
  return import('./challenge');
}
afterEach(() => jest.restoreAllMocks());

const TEN_MINUTES = 10 * 60 * 1000;

describe('checkCaptcha', () => {
  async function issued() {
    const { checkCaptcha, issueChallenge } = await configured();
    const { token } = await issueChallenge('apply-job');
    const check = (text: string, change: { form?: string; token?: string } = {}, now?: number) =>
      checkCaptcha({ token, text, form: 'apply-job', ...change }, now);
    return { check, token };
  }

  test('the right answer is accepted once', async () => {
    const { check } = await issued();
    expect(await check('aBc123')).toBe('ok');
    expect(await check('aBc123')).toBe('expired');
  });

  test.each([['ABC123'], ['abc123'], ['aBc12'], ['xxxxxx'], ['']])(
    'the wrong answer %j does not match and uses the challenge up',
    async (text) => {
      const { check } = await issued();
      expect(await check(text)).toBe('mismatch');
      expect(await check('aBc123')).toBe('expired');
    },
  );

  test('the right answer after ten minutes is expired', async () => {
    const { check } = await issued();
    expect(await check('aBc123', {}, Date.now() + TEN_MINUTES)).toBe('expired');
  });

  test('the right answer just before that is ok', async () => {
    const { check } = await issued();
    expect(await check('aBc123', {}, Date.now() + TEN_MINUTES - 5000)).toBe('ok');
  });

  test('an answer faster than a person could type it is too fast, and the challenge stays valid', async () => {
    const { checkCaptcha, issueChallenge } = await configured({ FORM_MIN_SECONDS: '3' });
    const { token } = await issueChallenge('apply-job');
    const check = (later: number) =>
      checkCaptcha({ token, text: 'aBc123', form: 'apply-job' }, Date.now() + later);
    expect(await check(1000)).toBe('too-fast');
    expect(await check(4000)).toBe('ok');
  });

  test('another form’s token is invalid, and stays valid for its own form', async () => {
    const { check } = await issued();
    expect(await check('aBc123', { form: 'contact-enquiry' })).toBe('invalid');
    expect(await check('aBc123')).toBe('ok');
  });

  test.each([
    ['no token', () => ''],
    ['a forged token', (token: string) => `x${token}`],
    ['a token without its answer', (token: string) => token.split('.').slice(0, 2).join('.')],
  ])('%s is invalid', async (_, forge) => {
    const { check, token } = await issued();
    expect(await check('aBc123', { token: forge(token) })).toBe('invalid');
  });

  test('a token survives a restart', async () => {
    const { token } = await issued();
    delete processWide.captchaKey;
    const { checkCaptcha } = await configured();
    expect(await checkCaptcha({ token, text: 'aBc123', form: 'apply-job' })).toBe('ok');
  });
});

test('an image is a PNG of 150 × 30, valid for ten minutes', async () => {
  const { issueChallenge } = await configured();
  expect(await issueChallenge('apply-job')).toMatchObject({
    image: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/),
    width: 150,
    height: 30,
    expiresIn: 600,
  });
});

test.each([
  ['mixed', 'aBc123', 4],
  ['special_char', '!#$%&*', 4],
  ['numbers', '012345', 2],
])(
  'the hash of a %s code (%s) is the first %d hex digits of its PBKDF2',
  async (CAPTCHA_CHARSET, code, digits) => {
    const { issueChallenge } = await configured({ CAPTCHA_CHARSET, CAPTCHA_TEST_CODE: code });
    const { hash, salt, rounds } = await issueChallenge('apply-job');
    expect(hash).toMatch(new RegExp(`^[0-9a-f]{${digits}}$`));
    expect(hash).toBe(
      pbkdf2Sync(code, Buffer.from(salt, 'base64'), rounds, digits / 2, 'sha256').toString('hex'),
    );
    expect(rounds).toBeGreaterThanOrEqual(100_000);
  },
);

test('without CAPTCHA_TEST_CODE that code is refused', async () => {
  const { checkCaptcha, issueChallenge } = await configured({ CAPTCHA_TEST_CODE: '' });
  const { token } = await issueChallenge('apply-job');
  expect(await checkCaptcha({ token, text: 'aBc123', form: 'apply-job' })).toBe('mismatch');
});

test('two challenges share neither salt nor token', async () => {
  const { issueChallenge } = await configured();
  const [one, two] = await Promise.all([issueChallenge('apply-job'), issueChallenge('apply-job')]);
  expect(one.salt).not.toBe(two.salt);
  expect(one.token).not.toBe(two.token);
});
