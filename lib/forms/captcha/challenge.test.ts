import '../../../test/cheap-work';
import { randomBytes } from 'node:crypto';
import { temporaryFolder } from '../../../test/backend';
import { env } from '../../base/env';
import { pictureOf } from '../../../test/picture';
import { solveToken } from '../../../test/solve-work';
import { answerMatches, checkCaptcha, issueChallenge, issueToken, readToken } from './challenge';
import { issueWork } from './proof-of-work';

process.env.DATA_DIR = temporaryFolder();
process.env.FORM_MIN_SECONDS = '0';
afterEach(() => jest.restoreAllMocks());

const TEN_MINUTES = 10 * 60 * 1000;

describe('checkCaptcha', () => {
  async function issued() {
    const { token } = await issueChallenge('apply-job', pictureOf('aBc123'));
    const check = (
      text: string,
      change: { form?: string; token?: string; mayUseUp?: boolean } = {},
      now?: number,
    ) => checkCaptcha({ token, text, form: 'apply-job', ...change }, now);
    return { check, token };
  }

  test('the right answer is accepted once', async () => {
    const { check } = await issued();
    expect(await check('aBc123')).toBe('ok');
    expect(await check('aBc123')).toBe('expired');
  });

  const wrong = [
    ['ABC123', 'case'],
    ['abc123', 'case'],
    ['aBc1234', 'mismatch'],
    ['ßßßßßß', 'mismatch'],
    ['', 'mismatch'],
  ] as const;
  test.each(wrong)('the wrong answer %j is a %s and consumes the challenge', async (text, verdict) => {
    const { check } = await issued();
    expect(await check(text)).toBe(verdict);
    expect(await check('aBc123')).toBe('expired');
  });

  test('with an invalid form, the right answer may be sent again, a wrong one not', async () => {
    const first = await issued();
    expect(await first.check('aBc123', { mayUseUp: false })).toBe('ok');
    expect(await first.check('aBc123')).toBe('ok');
    const second = await issued();
    expect(await second.check('xxxxxx', { mayUseUp: false })).toBe('mismatch');
    expect(await second.check('aBc123')).toBe('expired');
  });

  test('the right answer after ten minutes is expired', async () => {
    const { check } = await issued();
    expect(await check('aBc123', {}, Date.now() + TEN_MINUTES)).toBe('expired');
  });

  test('an answer faster than a person could type it is too fast, and the challenge stays valid', async () => {
    jest.replaceProperty(env(), 'formMinSeconds', 3);
    const { token } = await issueChallenge('apply-job', pictureOf('aBc123'));
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
});

describe('a challenge with work', () => {
  async function issued() {
    const { token, work } = await issueChallenge('apply-job', pictureOf('aBc123'), 1);
    const other = await issueChallenge('apply-job', pictureOf('aBc123'), 1);
    const check = (given: { text?: string; work?: string }) =>
      checkCaptcha({ token, text: 'aBc123', form: 'apply-job', ...given });
    return { check, work: work!, othersWork: other.work! };
  }

  test('is accepted with it, once', async () => {
    const { check, work } = await issued();
    const solved = await solveToken(work);
    expect(await check({ work: solved })).toBe('ok');
    expect(await check({ work: solved })).toBe('expired');
  });

  test('is not accepted without it, nor with that of another captcha or of none', async () => {
    const { check, work, othersWork } = await issued();
    expect(await check({})).toBe('no-work');
    expect(await check({ work: 'work:x' })).toBe('no-work');
    expect(await check({ work: await solveToken(othersWork) })).toBe('no-work');
    expect(await check({ work: await solveToken((await issueWork('apply-job')).work) })).toBe('no-work');
    // Nor was it consumed.
    expect(await check({ work: await solveToken(work) })).toBe('ok');
  });
});

describe('tokens', () => {
  const key = randomBytes(32);
  const claims = { id: 'one', expires: 1000, form: 'apply-job' };
  const token = issueToken(claims, 'aBc123', key);
  const [payload, seal, answerMac] = token.split('.') as [string, string, string];
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const other = issueToken({ ...claims, id: 'two' }, 'aBc123', key).split('.') as [string, string, string];

  test('a token returns its claims', () => {
    expect(readToken(token, key)).toEqual(claims);
  });

  test.each([
    ['nothing', ''],
    ['two parts', `${payload}.${seal}`],
    ['empty parts', '..'],
    ['claims of longer life', [encode({ ...claims, expires: 9e15 }), seal, answerMac].join('.')],
    ['claims of another form', [encode({ ...claims, form: 'job-inquiry' }), seal, answerMac].join('.')],
    ['another token’s seal', [payload, other[1], answerMac].join('.')],
    ['the answer’s MAC as seal', [payload, answerMac, seal].join('.')],
    ['a shortened seal', [payload, seal.slice(1), answerMac].join('.')],
    ['a seal of the wrong bytes', [payload, `é${seal.slice(2)}`, answerMac].join('.')],
  ])('%s is not a token', (_, forged) => {
    expect(readToken(forged, key)).toBeNull();
  });

  test('a token signed with another key is invalid', () => {
    expect(readToken(token, randomBytes(32))).toBeNull();
  });

  test('an answer belongs to its own token, even if the code is the same', () => {
    expect(answerMatches([payload, seal, other[2]].join('.'), 'aBc123', key)).toBe(false);
  });

  test('the token does not reveal the code', () => {
    const decoded = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect(decoded.join(' ')).not.toContain('aBc123');
  });
});
