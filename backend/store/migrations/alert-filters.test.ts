import Database from 'better-sqlite3';
import { storeFile } from '../../data-dir';
import type { StoreLocation } from '../../open-store';
import { describeBothEngines } from '../../../test/both-engines';
import { postgresForTests } from '../../../test/postgres';

const postgres = postgresForTests(process.env);
const TAKEN_AWAY = `
  DROP INDEX job_alerts_wish;
  DROP INDEX job_alerts_due;
  ALTER TABLE job_alerts DROP COLUMN filters;
  ALTER TABLE job_alerts DROP COLUMN frequency;
  ALTER TABLE alert_tokens DROP COLUMN frequency;
  ALTER TABLE jobs DROP COLUMN recruiter_email;
  CREATE INDEX job_alerts_due ON job_alerts (last_day) WHERE confirmed_at IS NOT NULL;`;

/** Makes a store what the version before alerts had filters would have left. */
async function makeOlder({ dataDir, databaseUrl }: StoreLocation): Promise<void> {
  if (databaseUrl !== null)
    return void (await postgres.runIn(
      databaseUrl,
      `${TAKEN_AWAY}
       ALTER TABLE job_alerts ADD UNIQUE (email_key, keyword, category_id, location);
       UPDATE store_version SET version = 10`,
    ));
  const db = new Database(storeFile(dataDir));
  db.exec(TAKEN_AWAY);
  db.pragma('user_version = 11');
  db.close();
}

describeBothEngines(process.env, ({ nextPlace, open }) => {
  test('alerts of an earlier version stay, with their ids, links and mails, and are daily', async () => {
    const place = await nextPlace();
    const before = await open({ ...place, queueMails: true });
    const wish = {
      keyword: 'welder',
      category_id: '',
      location: '',
      filters: '',
      frequency: 'daily',
    } as const;
    await before.requestAlert('asha@example.com', wish, 'confirmed');
    await before.confirmAlert('confirmed', '2026-11-20');
    await before.requestAlert('meera@example.com', wish, 'waiting');
    await before.requestAlert('gone@example.com', wish, 'gone');
    await before.removeAlert(3);
    const alert = await before.getAlert(1);
    const mails = await before.unsentMails();
    expect(mails).toHaveLength(2);
    await makeOlder(place);
    const store = await open(place);
    expect(await store.getAlert(1)).toEqual(alert);
    expect(await store.unsentMails()).toEqual(mails);
    expect(await store.confirmAlert('confirmed', '2026-11-21')).toBe(true);
    expect(await store.confirmAlert('waiting', '2026-11-21')).toBe(true);
    await store.requestAlert('ravi@example.com', { ...wish, filters: 'mode=remote' }, 'next');
    expect(await store.alertToConfirm('next')).toMatchObject({ id: 4 });
    expect(await store.eraseByEmail('asha@example.com')).toMatchObject({ alerts: 1, mails: 1 });
  });
});
