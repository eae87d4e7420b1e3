import { temporaryFolder } from '../../../test/backend';
import type { VerifyAnswer } from './answer';
import { openAnswer, sealAnswer } from './sealed-answer';

process.env.DATA_DIR = temporaryFolder();

const NOW = Date.parse('2026-11-20T12:00:00Z');
const answer: VerifyAnswer = { field: 'code', typed: '7K3QF-M2X9D', result: { kind: 'not-own' } };

test('an answer is read back for ten minutes', () => {
  const sealed = sealAnswer(answer, NOW);
  expect(openAnswer(sealed, NOW)).toEqual(answer);
  expect(openAnswer(sealed, NOW + 599_999)).toEqual(answer);
  expect(openAnswer(sealed, NOW + 600_000)).toBeNull();
});

test('it reveals nothing, and differs each time', () => {
  const sealed = sealAnswer(answer, NOW);
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/7K3QF|not-own/);
  expect(sealAnswer(answer, NOW)).not.toBe(sealed);
});

test('invented or modified text is not an answer', () => {
  const sealed = sealAnswer(answer, NOW);
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1]! ^= 1;
  for (const other of ['', 'x', bytes.toString('base64url'), sealed.slice(0, -4)])
    expect(openAnswer(other, NOW)).toBeNull();
});
