import { NOON } from '../../../test/backend';
import { describeStores, storeForEach } from '../../../test/stores';
import type { Store } from '../../compose-store';
import type { VoucherContent } from './vouchers';

const offer: VoucherContent = {
  kind: 'offer',
  initials: 'A. R.',
  job: { id: '1042', title: 'Staff Nurse', location: 'Kochi' },
  by: 'M. K.',
  note: 'Second round',
};
const END = '2027-01-19T18:29:59.000Z';

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));

  test('only a code’s own voucher is found by it', async () => {
    const issued = await store.issueVoucher('7K3QFM2X9D', offer, END);
    expect(issued).toEqual({ id: 1, issued_at: NOON, expires_at: END, revoked_at: null, ...offer });
    expect(await store.findVoucher('7K3QFM2X9D')).toEqual(issued);
    expect(await store.findVoucher('7K3QFM2X9E')).toBeNull();
    const again = store.issueVoucher('7K3QFM2X9D', offer, END);
    // The engines' errors are from another realm than the test's.
    expect(
      await again.then(
        () => 'issued',
        () => 'refused',
      ),
    ).toBe('refused');
    expect(await store.listVouchers()).toEqual([issued]);
  });

  test('a revoked code shows when, and is revoked once', async () => {
    const { id } = await store.issueVoucher('7K3QFM2X9D', offer, END);
    clock.set('2026-11-21T12:00:00.000Z');
    expect(await store.revokeVoucher(id)).toMatchObject({ id, revoked_at: '2026-11-21T12:00:00.000Z' });
    expect(await store.revokeVoucher(id)).toBeNull();
    expect(await store.revokeVoucher(99)).toBeNull();
    expect(await store.findVoucher('7K3QFM2X9D')).toMatchObject({ revoked_at: '2026-11-21T12:00:00.000Z' });
  });

  test('a code is deleted a year after its end, and no sooner', async () => {
    await store.issueVoucher('7K3QFM2X9D', offer, END);
    const { id } = await store.issueVoucher('7K3QFM2X9E', offer, END);
    await store.revokeVoucher(id);
    clock.set('2027-11-21T12:00:00.000Z');
    expect(await store.pruneVouchers()).toBe(1);
    clock.set('2028-01-19T18:29:58.000Z');
    expect(await store.pruneVouchers()).toBe(0);
    clock.set('2028-01-20T00:00:00.000Z');
    expect(await store.pruneVouchers()).toBe(1);
    expect(await store.listVouchers()).toEqual([]);
  });
});
