import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { websiteNotifier } from './publish/notify/website';
import { storeFile } from './base/data-dir';
import { serve } from './serve';
import { openSqliteStore } from './open-store';
import { freePort } from '../test/free-ports';
import { enquiry, newJob, receiverForTests, SERVED, stderrForTests, temporaryFolder } from '../test/backend';

const folder = temporaryFolder();
const website = receiverForTests();
const logged = stderrForTests();

const told = () =>
  new Promise<void>((resolve) => {
    website.answers((_, response) => {
      response.end();
      resolve();
    });
  });
const start = (dataDir: string, samples = true) => {
  const notifiers = [websiteNotifier({ urls: [website.origin()], secret: 'x'.repeat(16) })];
  return serve({ ...SERVED, samples, dataDir, notifiers });
};

test('CVs are not sent as links if no website can show them', async () => {
  const start = serve({ ...SERVED, dataDir: join(folder, 'links'), cvInMail: 'link' });
  await expect(start).rejects.toThrow('CV_IN_MAIL=link requires SECRET');
});

test('when the desk’s port is taken, the start fails and nothing is left listening', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const [port, taken] = [await freePort(), (other.address() as AddressInfo).port];
  const desk = { url: 'http://localhost', host: '127.0.0.1', port: taken };
  const dataDir = join(folder, 'desk');
  await expect(serve({ ...SERVED, port, dataDir, desk })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const again = await serve({ ...SERVED, port, dataDir });
  expect(again.address).toContain(`:${port}/`);
  await again.stop();
  other.close();
});

test('the owner of a desk on this machine gets a link, until a mailed one is possible', async () => {
  const folderName = join(folder, 'owner');
  process.env.SITE_DIR = folderName;
  mkdirSync(folderName);
  writeFileSync(
    join(folderName, 'staff.yaml'),
    'staff: [{ name: Meera, address: Meera@example.com, role: owner }, { name: Ravi, address: r@example.com, role: recruiter }]',
  );
  const dataDir = join(folderName, 'data');
  const linkFrom = async (more: Partial<Parameters<typeof serve>[0]>) => {
    const desk = { url: 'http://localhost:4100', host: '127.0.0.1', port: 0 };
    const server = await serve({ ...SERVED, dataDir, desk, ...more });
    await server.stop();
    return server.ownerLink;
  };
  const mail = {
    smtpUrl: 'smtp://127.0.0.1:9',
    staff: ['s@example.com'],
    from: 's@example.com',
    mailboxes: {},
  };
  const first = await linkFrom({ mail });
  expect(first).toMatch(/^http:\/\/localhost:4100\/sign-in\/link\?token=/);
  const store = openSqliteStore({ file: storeFile(dataDir) });
  // Those whom the agency's folder listed, and nobody else.
  expect((await store.listStaff()).map(({ address }) => address)).toEqual([
    'meera@example.com',
    'r@example.com',
  ]);
  await store.signIn(new URL(first!).searchParams.get('token')!, '', 'browser');
  await store.close();
  expect([await linkFrom({ mail }), typeof (await linkFrom({}))]).toEqual([null, 'string']);
  delete process.env.SITE_DIR;
});

test('a website is notified of what another process imports, but not of the samples of the first start', async () => {
  const dataDir = join(folder, 'import');
  const arrived = told();
  const server = await start(dataDir);
  const importer = openSqliteStore({ file: storeFile(dataDir) });
  await importer.upsertJobs([newJob({ id: 'own-1' })]);
  await importer.close();
  await arrived;
  await server.stop();
  expect(website.bodies()).toEqual([{ jobs: ['own-1'] }]);
});

test('a website is notified of an expired job even without reads', async () => {
  const dataDir = join(folder, 'expiry');
  const importer = openSqliteStore({ file: storeFile(dataDir), now: () => new Date('2020-01-01') });
  await importer.upsertJobs([newJob({ id: 'own-2', expires_at: '2020-01-02T00:00:00.000Z' })]);
  await importer.close();
  const arrived = told();
  const server = await start(dataDir);
  await arrived;
  await server.stop();
  expect(website.bodies()).toEqual([{ jobs: ['own-2'] }]);
});

test('the API’s health says how mail does, and stays well itself when no mail can be sent; without a server none is queued', async () => {
  const settings = {
    smtpUrl: 'smtp://127.0.0.1:1',
    staff: ['staff@agency.example'],
    from: 'a@agency.example',
    mailboxes: {},
  };
  const health = async ({ address }: { address: string }) => (await fetch(`${address}health`)).json();
  const silent = await start(join(folder, 'silent'), false);
  expect(await health(silent)).toEqual({ status: 1, mail: 'off' });
  const headers = { 'content-type': 'application/json' };
  const form = { method: 'POST', headers, body: JSON.stringify(enquiry) };
  expect((await fetch(`${silent.address}contact-enquiry`, form)).status).toBe(200);
  await silent.stop();
  const store = openSqliteStore({ file: storeFile(join(folder, 'silent')) });
  expect([(await store.inbox()).length, await store.unsentMails()]).toEqual([1, []]);
  await store.close();
  const server = await serve({ ...SERVED, samples: false, dataDir: join(folder, 'mail'), mail: settings });
  while (((await health(server)) as { mail: string }).mail !== 'failing') await delay(20);
  expect(await health(server)).toEqual({ status: 1, mail: 'failing' });
  await server.stop();
});

test('a public site serves no samples: the first start loads none, and earlier ones are closed with notice', async () => {
  const jobs = async ({ address }: { address: string }) =>
    ((await (await fetch(`${address}job/list/active?per_page=100`)).json()) as { job: { data: unknown[] } })
      .job.data.length;
  const fresh = await start(join(folder, 'public'), false);
  expect(await jobs(fresh)).toBe(0);
  await fresh.stop();
  const dataDir = join(folder, 'tried');
  const trial = await start(dataDir);
  const shown = await jobs(trial);
  expect(shown).toBeGreaterThan(50);
  await trial.stop();
  const arrived = told();
  const server = await start(dataDir, false);
  expect(await jobs(server)).toBe(0);
  await arrived;
  await server.stop();
  const ids = website.bodies().flatMap((body) => (body as { jobs: string[] }).jobs);
  expect(ids).toContain('1001');
  const again = await start(dataDir, true);
  expect(await jobs(again)).toBe(shown);
  await again.stop();
});

test('the jobs of a sheet are there soon after the start, and the samples are not', async () => {
  const dataDir = join(folder, 'sheet');
  const sheet = join(folder, 'jobs.csv');
  writeFileSync(sheet, 'id,title\nown-3,Beekeeper\n,\nown-4,\n');
  const server = await serve({ ...SERVED, dataDir, jobsSource: sheet });
  while (!logged().includes('jobs sheet')) await delay(20);
  const details = await fetch(`${server.address}job/details/own-3`);
  expect(await details.json()).toMatchObject({ job: { title: 'Beekeeper' } });
  await server.stop();
  expect(logged()).toContain('"rows":["row 4 has no title');
});
