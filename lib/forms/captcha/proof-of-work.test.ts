import '../../../test/cheap-work';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { temporaryFolder } from '../../../test/backend';
import { pictureOf } from '../../../test/picture';
import { solveToken, workToken as token } from '../../../test/solve-work';
import { issueChallenge } from './challenge';
import { checkHuman, issueWork } from './proof-of-work';
import { makeWork, MAX_LEVEL } from './work';

const folder = temporaryFolder();
beforeAll(() => jest.replaceProperty(process, 'env', { NODE_ENV: 'test', DATA_DIR: folder }));

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

test('the work that is due with a picture does not stand in for it', async () => {
  const { work } = await issueChallenge('apply-job', pictureOf('aBc123'), 1);
  expect(await checkHuman({ token: await solveToken(work!), text: '', form: 'apply-job' })).toBe('invalid');
});

test('each level takes twice the work of the one before, up to sixteen times', async () => {
  const tries = async (level: number) => {
    const work = await makeWork({ form: 'apply-job' }, level, Date.now() + 60_000);
    expect(work.parameters.cost).toBe(2_000);
    return (await solveChallenge({ challenge: work, deriveKey, counterStart: 0 }))!.counter;
  };
  const within = (count: number, times: number) => count >= 400 * times && count < 1200 * times;
  expect(within(await tries(1), 1)).toBe(true);
  expect(within(await tries(2), 2)).toBe(true);
  expect(within(await tries(MAX_LEVEL + 1), 16)).toBe(true);
});
