import { application, newJob, NOON } from '../../test/backend';
import { sqliteStores, storeForEach } from '../../test/stores';
import { WEBSITE_HEADER } from '../../lib/contract/calls';
import { links } from '../../lib/contract/links';
import { websiteToken } from '../../lib/base/website-token';
import { createApp } from '../server';
import type { Store } from '../compose-store';

const SECRET = 'a-secret-of-these-tests';
const TOKEN = `${'ab'.repeat(16)}-${'cd'.repeat(20)}`;
const LATER = '2026-11-21T09:00:00.000Z';

let store: Store;
const clock = storeForEach(sqliteStores(), (opened) => (store = opened));
let app: ReturnType<typeof createApp>;
const ask = (path: string, body: object, headers: Record<string, string> = {}) =>
  app.request(`/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', [WEBSITE_HEADER]: websiteToken(SECRET), ...headers },
  });

beforeEach(async () => {
  app = createApp({ store, storageDir: 'none', secret: SECRET, retentionDays: 180, now: clock.now });
  await store.upsertJobs([newJob({ id: '7', title: 'Welder', slug: 'welder', company_name: 'Kolam' })]);
  const sent = { ...application, job_id: '7', status_token: TOKEN };
  await store.addApplication(sent, null, 'key', '7KQ2M4XP');
  clock.set(LATER);
});

test('a candidate’s token shows the status, job and retention, but nothing personal', async () => {
  const response = await ask(links.status.about.path, { token: TOKEN });
  const text = await response.text();
  expect(links.status.about.answer.parse(JSON.parse(text))).toEqual({
    states: [{ state: 'received', at: NOON }],
    reference: '7KQ2M4XP',
    job: { id: '7', title: 'Welder', slug: 'welder', company_name: 'Kolam' },
    until: '2027-05-19T12:00:00.000Z',
  });
  for (const personal of ['Asha', 'Rao', 'asha@example.com', '98000', 'Namaste', TOKEN])
    expect(text).not.toContain(personal);
});
