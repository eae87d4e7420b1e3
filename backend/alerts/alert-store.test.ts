import { newJob, NOON } from '../../test/backend';
import { describeStores, storeForEach } from '../../test/stores';
import type { AlertWish } from './alerts';
import type { Store } from '../compose-store';

const DAY_MS = 24 * 60 * 60 * 1000;
const at = (ms: number) => new Date(Date.parse(NOON) + ms).toISOString();
const any: AlertWish = { keyword: '', category_id: '', location: '', filters: '', frequency: 'daily' };
// NOON is on a Friday.
const TODAY = '2026-11-20';

describeStores({ env: process.env, queueMails: true }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  const kinds = async () => (await store.unsentMails()).map(({ kind }) => kind);
  const confirmed = async (wish: Partial<AlertWish> = {}, email = 'asha@example.com') => {
    const token = `token ${email} ${JSON.stringify(wish)}`;
    await store.requestAlert(email, { ...any, ...wish }, token);
    expect(await store.confirmAlert(token)).toBe(true);
  };

  /** Whether each of an address's alerts is confirmed, the newest first. */
  const areConfirmed = async (email = 'asha@example.com') =>
    (await store.personalDataOf(email)).alerts.map((alert) => alert.confirmed_at !== null);

  test('an alert waits for confirmation, which may be repeated', async () => {
    await store.requestAlert('Asha@example.com', { ...any, keyword: 'welder' }, 'token');
    expect(await areConfirmed()).toEqual([false]);
    const mail = await store.claimMail(1_000);
    expect(mail?.mail).toMatchObject({ kind: 'alert-confirm', alert_id: 1, token: 'token' });
    expect(await store.confirmAlert('other')).toBe(false);
    expect(await store.confirmAlert('token')).toBe(true);
    clock.set(at(DAY_MS));
    expect(await store.confirmAlert('token')).toBe(true);
    expect(await areConfirmed()).toEqual([true]);
    expect(await store.getAlert(1)).toMatchObject({ email: 'Asha@example.com', last_day: TODAY });
  });

  test('an address receives at most three confirmation requests a day', async () => {
    for (const keyword of ['a', 'b', 'b', 'c', 'd'])
      await store.requestAlert('ASHA@example.com', { ...any, keyword }, `token ${await kinds()}`);
    expect(await kinds()).toHaveLength(3);
    expect(await areConfirmed()).toEqual([false, false]);
    await store.requestAlert('a.sha+jobs@example.com', any, 'another mailbox');
    await store.requestAlert('asha+jobs@example.com', any, 'the same mailbox');
    expect(await kinds()).toHaveLength(4);
    clock.set(at(DAY_MS));
    await store.requestAlert('asha@example.com', { ...any, keyword: 'e' }, 'later');
    expect(await kinds()).toHaveLength(5);
  });

  test('an address may have an alert per search, including filters', async () => {
    const token = 'weekly remote';
    await confirmed();
    await confirmed({ filters: 'mode=remote' });
    await store.requestAlert('asha@example.com', { ...any, filters: 'mode=hybrid' }, token);
    expect(await areConfirmed()).toEqual([false, true, true]);
    expect(await store.alertToConfirm(token)).toMatchObject({ filters: 'mode=hybrid' });
  });

  test('requesting another frequency changes it once confirmed', async () => {
    await confirmed();
    await store.requestAlert('asha@example.com', { ...any, frequency: 'weekly' }, 'weekly');
    expect(await kinds()).toEqual(['alert-confirm', 'alert-confirm']);
    expect(await store.getAlert(1)).toMatchObject({ frequency: 'daily' });
    expect(await store.alertToConfirm('weekly')).toMatchObject({ id: 1, frequency: 'weekly' });
    expect(await store.confirmAlert('weekly')).toBe(true);
    expect(await store.getAlert(1)).toMatchObject({ frequency: 'weekly', last_day: TODAY });
    expect(await store.alertToConfirm('weekly')).toBeNull();
    expect(await store.alertToConfirm('other')).toBeNull();
    await store.requestAlert('asha@example.com', { ...any, frequency: 'weekly' }, 'again');
    expect(await kinds()).toHaveLength(2);
    expect(await areConfirmed()).toEqual([true]);
  });

  test('unconfirmed alerts are erased after seven days', async () => {
    await store.requestAlert('asha@example.com', any, 'token');
    await confirmed({}, 'other@example.com');
    clock.set(at(7 * DAY_MS));
    expect(await store.eraseUnconfirmedAlerts()).toBe(0);
    clock.set(at(7 * DAY_MS + 1));
    expect(await store.eraseUnconfirmedAlerts()).toBe(1);
    expect(await store.confirmAlert('token')).toBe(false);
    expect(await areConfirmed()).toEqual([]);
    expect(await areConfirmed('other@example.com')).toEqual([true]);
  });

  test('an alert is checked once a day, with a mail if there is news, even by several processes', async () => {
    await confirmed({ keyword: 'welder' });
    await store.upsertJobs([newJob({ title: 'Welder' })]);
    const check = () => Promise.all([1, 2, 3].map(() => store.queueAlerts()));
    await check();
    expect(await kinds()).toEqual(['alert-confirm']);
    clock.set(at(DAY_MS));
    await check();
    expect(await kinds()).toEqual(['alert-confirm', 'alert']);
    const [, mail] = [await store.claimMail(1_000), await store.claimMail(1_000)];
    expect(mail?.mail).toMatchObject({ kind: 'alert', alert_id: 1, after_seq: 0, up_to_seq: 1 });
  });

  test('the secret is generated once, even by two processes', async () => {
    const other = await open(clock.now, true);
    const secrets = await Promise.all([
      store.linkSecret('alerts'),
      other.linkSecret('alerts'),
      store.linkSecret('alerts'),
    ]);
    expect(secrets[0]).toHaveLength(32);
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
    await other.close();
  });

  test('lists matching jobs published between two changes, newest first', async () => {
    await store.upsertJobs([newJob({ id: 'old', title: 'Welder' })]);
    await confirmed();
    await store.upsertJobs([
      newJob({ id: '1', title: 'Welder', location: 'Pune', category: 'Works', job_type: 'Contract' }),
      newJob({ id: '2', title: 'Welder', location: 'Mumbai', category: 'Works' }),
      newJob({ id: '3', title: 'Clerk', location: 'Pune', category: 'Office' }),
      newJob({ id: '4', title: 'Welder', location: 'Pune', category: 'Office' }),
      newJob({ id: '5', title: 'Welder' }),
      newJob({ id: 'old', title: 'Welder', notes: 'changed' }),
    ]);
    await store.closeJob('5');
    await confirmed({ keyword: 'later' });
    const [afterSeq = 0, upToSeq = 0] = (await Promise.all([1, 2].map(store.getAlert))).map(
      (alert) => alert?.last_seq,
    );
    await store.upsertJobs([newJob({ id: '6', title: 'Welder' })]);
    const categories = await store.listCategories();
    const works = String(categories.find((category) => category.name === 'Works')?.id);
    const found = async (wish: Partial<AlertWish>, limit = 20) => {
      const { jobs, total } = await store.newJobs({ ...any, ...wish }, { afterSeq, upToSeq }, limit);
      return [jobs.map(({ id }) => id).join(' '), total];
    };
    expect(await found({})).toEqual(['4 3 2 1', 4]);
    expect(await found({}, 2)).toEqual(['4 3', 4]);
    expect(await found({ keyword: 'weld' })).toEqual(['4 2 1', 3]);
    expect(await found({ category_id: works })).toEqual(['2 1', 2]);
    expect(await found({ location: 'pune' })).toEqual(['4 3 1', 3]);
    expect(await found({ keyword: 'welder', category_id: works, location: 'pune' })).toEqual(['1', 1]);
    expect(await found({ filters: 'type=contract' })).toEqual(['1', 1]);
    expect(await found({ category_id: 'x' })).toEqual(['', 0]);
  });
});
