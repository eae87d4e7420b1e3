import { createHash } from 'node:crypto';
import { NOON } from '../../../test/backend';
import { describeBothEngines } from '../../../test/both-engines';
import { makeOlderStore } from '../../../test/older-store';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const LATER = '2099-01-01T00:00:00.000Z';

const ROWS = `
  INSERT INTO job_alerts (email, email_key, keyword, category_id, location, created_at, confirmed_at, last_seq, last_day)
    VALUES ('Asha@example.com', 'asha@example.com', 'welder', '', '', '${NOON}', '${NOON}', 7, '2026-11-20'),
      ('meera@example.com', 'meera@example.com', 'welder', '', '', '${NOON}', NULL, 0, ''),
      ('gone@example.com', 'gone@example.com', 'welder', '', '', '${NOON}', NULL, 0, '');
  DELETE FROM job_alerts WHERE email_key = 'gone@example.com';
  INSERT INTO alert_tokens (hash, alert_id, created_at)
    VALUES ('${hashOf('confirmed')}', 1, '${NOON}'), ('${hashOf('waiting')}', 2, '${NOON}');
  INSERT INTO mails (kind, message_id, alert_id, token, queued_at, next_try_at, give_up_at)
    VALUES ('alert-confirm', 'a', 1, NULL, '${NOON}', '${NOON}', '${LATER}'),
      ('alert-confirm', 'b', 2, 'waiting', '${NOON}', '${NOON}', '${LATER}');
`;

describeBothEngines(process.env, ({ emptyPlace, open }) => {
  test('alerts of an earlier version stay, with their ids, links and mails, and are daily', async () => {
    const place = await emptyPlace();
    await makeOlderStore(place, { sqlite: 11, postgres: 10 }, ROWS);
    const store = await open(place);
    expect(await store.getAlert(1)).toEqual({
      ...{ id: 1, email: 'Asha@example.com', keyword: 'welder', category_id: '', location: '', filters: '' },
      ...{ frequency: 'daily', created_at: NOON, confirmed_at: NOON, last_seq: 7, last_day: '2026-11-20' },
    });
    expect(await store.unsentMails()).toHaveLength(2);
    await store.claimMail(1_000);
    expect((await store.claimMail(1_000))?.content).toEqual({
      ...{ kind: 'alert-confirm', alertId: 2, token: 'waiting' },
    });
    expect(await store.confirmAlert('confirmed', '2026-11-21')).toBe(true);
    expect(await store.confirmAlert('waiting', '2026-11-21')).toBe(true);
    const wish = { keyword: 'welder', category_id: '', location: '', frequency: 'daily' } as const;
    await store.requestAlert('ravi@example.com', { ...wish, filters: 'mode=remote' }, 'next');
    expect(await store.alertToConfirm('next')).toMatchObject({ id: 4 });
    expect(await store.eraseByEmail('asha@example.com')).toMatchObject({ alerts: 1, mails: 1 });
  });
});
