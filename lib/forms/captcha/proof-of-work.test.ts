import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { checkHuman } from './check-human';
import { issueWork } from './proof-of-work';

const folder = mkdtempSync(path.join(tmpdir(), 'work-'));
beforeAll(() => jest.replaceProperty(process, 'env', { NODE_ENV: 'test', DATA_DIR: folder }));
afterAll(() => rmSync(folder, { recursive: true }));

const token = (challenge: Challenge, solution: unknown) =>
  `work:${Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')}`;

async function solved(form = 'apply-job') {
  const { work } = await issueWork(form);
  return { work, solution: (await solveChallenge({ challenge: work, deriveKey }))! };
}

test('a solved proof of work is accepted once, for its own form', async () => {
  const { work, solution } = await solved();
  const proof = { token: token(work, solution), text: '' };
  expect(await checkHuman({ ...proof, form: 'contact-enquiry' })).toBe('invalid');
  expect(await checkHuman({ ...proof, form: 'apply-job' })).toBe('ok');
  expect(await checkHuman({ ...proof, form: 'apply-job' })).toBe('expired');
});

test('one that is unsolved, not issued here or tampered with is invalid', async () => {
  const { work, solution } = await solved();
  const check = (given: string) => checkHuman({ token: given, text: '', form: 'apply-job' });
  expect(await check(token(work, { ...solution, counter: solution.counter + 1, derivedKey: '00' }))).toBe(
    'invalid',
  );
  const moved = { ...work, parameters: { ...work.parameters, cost: 1 } };
  expect(await check(token(moved, solution))).toBe('invalid');
  expect(await check(token({ ...work, signature: undefined }, solution))).toBe('invalid');
  for (const nonsense of ['work:', 'work:!!', `work:${Buffer.from('[]').toString('base64')}`]) {
    expect(await check(nonsense)).toBe('invalid');
  }
});
