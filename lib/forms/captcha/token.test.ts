import { randomBytes } from 'node:crypto';
import { answerMatches, issueToken, readToken } from './challenge';

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
