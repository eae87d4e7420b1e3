import { sqliteStores, storeForEach } from '../../test/stores';
import type { Store } from '../compose-store';
import { inquiry, stdoutForTests } from '../../test/backend';
import { publishCommand, type PublishOptions } from './publish-command';
import { textToHtml } from './publish-inquiry';

const SITE = 'https://www.example.in';

const printed = stdoutForTests();
let store: Store;
storeForEach(sqliteStores(), (opened) => (store = opened));
const publish = (id: string, options: PublishOptions = {}) =>
  publishCommand(store, id, options, { siteUrl: SITE, sendsMail: false });
beforeEach(async () => {
  await store.addJobInquiry({
    ...inquiry,
    job_description: 'Welds & grinds.\n\n- day shift\n- <own> tools',
  });
});

test('an inquiry becomes a job with what it says and what is chosen, and its address is printed', async () => {
  await publish('1', { category: 'Trades', salary: '₹20,000', type: 'Full-time', days: '30' });
  expect(printed()).toBe(`Published ${SITE}/job-details/inquiry-1/welder\n`);
  const found = await store.getJob('inquiry-1');
  expect(found).toMatchObject({
    active: true,
    job: {
      title: 'Welder',
      company_name: 'Kolam',
      location: 'Hubli',
      salary: '₹20,000',
      job_type: 'Full-time',
      description: '<p>Welds &amp; grinds.</p><ul><li>day shift</li><li>&lt;own&gt; tools</li></ul>',
    },
  });
  expect(await store.listCategories()).toMatchObject([{ name: 'Trades' }]);
  const { posted_at, expires_at } = found?.job ?? {};
  expect(Date.parse(expires_at ?? '') - Date.parse(posted_at ?? '')).toBe(30 * 24 * 60 * 60 * 1000);
});

test('the same inquiry is published a second time only when that is asked for', async () => {
  await publish('1');
  await expect(publish('1')).rejects.toThrow('already published (inquiry-1)');
  await store.closeJob('inquiry-1');
  await expect(publish('1')).rejects.toThrow('inquiry-1, closed');
  await publish('1', { again: true });
  expect((await store.getJob('inquiry-1'))?.active).toBe(false);
  expect((await store.getJob('inquiry-1-2'))?.active).toBe(true);
});

test('a dry run shows the job and publishes nothing', async () => {
  await publish('1', { dryRun: true, category: 'Trades' });
  expect(printed()).toContain('"category": "Trades"');
  expect(await store.isEmpty()).toBe(true);
  await publish('1');
});

test('an unknown inquiry and odd days are refused', async () => {
  await expect(publish('2')).rejects.toThrow('no job inquiry with the id 2');
  await expect(publish('x')).rejects.toThrow('no job inquiry');
  await expect(publish('1', { days: '0' })).rejects.toThrow('--days');
  expect(await store.isEmpty()).toBe(true);
});

test('plain text becomes paragraphs with their line breaks', () => {
  expect(textToHtml('One\r\ntwo\r\n \r\nThree\n\n\n')).toBe('<p>One<br>two</p><p>Three</p>');
  expect(textToHtml('  ')).toBe('');
});
