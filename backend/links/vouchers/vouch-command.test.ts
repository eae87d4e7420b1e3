import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newJob, NOON, stdoutForTests, temporaryFolder } from '../../../test/backend';
import { sqliteStores, storeForEach } from '../../../test/stores';
import { readQr } from '../../../test/read-qr';
import { readVoucherCode } from '../../../lib/contract/voucher-code';
import type { Store } from '../../compose-store';
import { vouchCommand, type VouchOptions } from './vouch-command';

const SITE = 'https://www.example.in';

const printed = stdoutForTests();
const folder = temporaryFolder();
let store: Store;
storeForEach(sqliteStores(), (opened) => (store = opened));
const vouch = (options: VouchOptions) => vouchCommand(store, options, { siteUrl: SITE }, new Date(NOON));
beforeEach(async () => {
  await store.upsertJobs([newJob({ id: '1042', title: 'Staff Nurse', location: 'Kochi, Kerala' })]);
});

const codePrinted = () => readVoucherCode(/^Code (\S+), /m.exec(printed())![1]!)!;

test('a code is printed once with its page, and kept with initials and day only', async () => {
  await vouch({ kind: 'offer', for: 'a r', job: '1042', by: 'MK', note: 'Second round' });
  const code = codePrinted();
  expect(printed()).toContain(
    ', for an offer to A. R. of Staff Nurse, Kochi (1042). Valid until 19 January 2027.',
  );
  expect(printed()).toContain(`${SITE}/verify?code=${code.slice(0, 5)}-${code.slice(5)}\n`);
  expect(await store.findVoucher(code)).toMatchObject({
    kind: 'offer',
    initials: 'A. R.',
    by: 'M. K.',
    job: { id: '1042', title: 'Staff Nurse', location: 'Kochi, Kerala' },
    expires_at: '2027-01-19T18:29:59.000Z',
  });
});

test.each(['letter.png', 'letter.svg'])(
  '%s leads to the page of the code, for its owner only',
  async (name) => {
    const file = join(folder, name);
    await vouch({ kind: 'letter', for: 'A. R.', days: '1', qr: file });
    const code = codePrinted();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await readQr(readFileSync(file))).toBe(`${SITE}/verify?code=${code.slice(0, 5)}-${code.slice(5)}`);
    expect((await store.findVoucher(code))?.expires_at).toBe('2026-11-21T18:29:59.000Z');
  },
);

test('the list shows states but no codes; a code is revoked by itself or its number', async () => {
  await vouch({ list: true });
  expect(printed()).toBe('No codes issued yet.\n');
  await vouch({ kind: 'call', for: 'अ. र.' });
  const code = codePrinted();
  await vouch({ kind: 'offer', for: 'A. R.', note: 'Second round' });
  await vouch({ revoke: code.toLowerCase() });
  await vouch({ revoke: '2' });
  await vouch({ list: true });
  const rows = printed()
    .split('\n')
    .filter((line) => /^\d/.test(line));
  expect(rows).toEqual([
    expect.stringMatching(/^2 .*an offer to A\. R\. .*revoked .*Second round$/),
    expect.stringMatching(/^1 .* 2026 .*a call to अ\. र\. .*revoked$/),
  ]);
  expect(rows.join()).not.toContain(code);
  await expect(vouch({ revoke: '2' })).rejects.toThrow('already revoked');
});

test('invalid options are refused and issue nothing', async () => {
  const refused: [VouchOptions, string][] = [
    [{}, '--kind must be one of offer, call, letter.'],
    [{ kind: 'job', for: 'A. R.' }, '--kind must be one of'],
    [{ kind: 'offer' }, '--for must be initials'],
    [{ kind: 'offer', for: 'Asha Rao' }, '--for must be initials'],
    [{ kind: 'offer', for: 'आशा' }, '--for must be initials'],
    [{ kind: 'offer', for: 'A. R. B. C. D.' }, '--for must be initials'],
    [{ kind: 'offer', for: 'A. R.', by: 'Meera' }, '--by must be initials'],
    [{ kind: 'offer', for: 'A. R.', job: '7' }, 'no job with the id 7'],
    [{ kind: 'offer', for: 'A. R.', days: '0' }, '--days must be from 1 to 999'],
    [{ kind: 'offer', for: 'A. R.', qr: 'letter.jpg' }, '--qr must be a file name'],
    [{ kind: 'offer', for: 'A. R.', note: 'x'.repeat(201) }, '--note must be at most'],
    [{ revoke: '99' }, 'There is no code 99'],
    [{ revoke: '7K3QF-M2X9D' }, 'There is no code'],
    [{ list: true, kind: 'offer' }, 'cannot be combined'],
    [{ list: true, revoke: '1' }, 'cannot be combined'],
  ];
  for (const [options, problem] of refused) await expect(vouch(options)).rejects.toThrow(problem);
  expect(await store.listVouchers()).toEqual([]);
});

test('a file that cannot be written leaves a code that was printed', async () => {
  const qr = join(folder, 'missing', 'letter.png');
  await expect(vouch({ kind: 'call', for: 'A. R.', qr })).rejects.toThrow('the folder does not exist');
  expect(await store.findVoucher(codePrinted())).toMatchObject({ kind: 'call' });
});
