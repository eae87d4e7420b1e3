import { join } from 'node:path';
import { keysForTests, temporaryFolder } from '../../../test/backend';
import { newVoucherCode } from './vouchers';
import { openSqliteStore } from '../../open-store';

const folder = temporaryFolder();
const END = '2027-01-19T18:29:59.000Z';
const letter = { kind: 'letter', initials: 'A. R.', job: null, by: '', note: '' } as const;
const [GUESSES, ISSUED] = [5_000, 100];

// Chance would find one in two thousand million runs: the limits of the website (lib/links/verify) come on top.
test('of five thousand codes that are guessed, none of a hundred that were issued is found', async () => {
  const store = openSqliteStore({ file: join(folder, 'jobs.sqlite'), keys: keysForTests });
  const codes = Array.from({ length: ISSUED }, newVoucherCode);
  for (const code of codes) await store.issueVoucher(code, letter, END);
  let found = 0;
  for (let tried = 0; tried < GUESSES; tried++) if (await store.findVoucher(newVoucherCode())) found += 1;
  expect(found).toBe(0);
  for (const code of codes) expect(await store.findVoucher(code)).not.toBeNull();
  await store.close();
});
