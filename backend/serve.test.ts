/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { websiteAnnouncer } from './announce/website';
import { storeFile } from './data-dir';
import { serve } from './serve';
import { openSqliteStore } from './store/sqlite';
import { newJob, receiverForTests, stderrForTests, temporaryFolder } from './test-support';

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
const start = (dataDir: string) =>
  serve({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: null,
    retentionDays: null,
    mail: null,
    siteUrl: 'http://localhost:3000',
    announcers: [websiteAnnouncer({ urls: [website.origin()], secret: 'x'.repeat(16) })],
  });

test('a website is told of what another process imports, but not of the samples of the first start', async () => {
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

test('a website is told of a job that has expired, though nobody reads', async () => {
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

test('the jobs of a sheet are there soon after the start, and the samples are not', async () => {
  const dataDir = join(folder, 'sheet');
  const sheet = join(folder, 'jobs.csv');
  writeFileSync(sheet, 'id,title\nown-3,Beekeeper\n,\nbad id!,Cook\n');
  const server = await serve({
    ...{ port: 0, host: '127.0.0.1', dataDir, databaseUrl: null, retentionDays: null, jobsSource: sheet },
    ...{ announcers: [], mail: null, siteUrl: 'http://localhost:3000' },
  });
  while (!logged().includes('jobs sheet')) await delay(20);
  const details = await fetch(`${server.address}job/details/own-3`);
  expect(await details.json()).toMatchObject({ job: { title: 'Beekeeper' } });
  await server.stop();
  expect(logged()).toContain('"rows":["row 4 has an id that is not made of');
});
