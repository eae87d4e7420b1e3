import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importCommand } from './import/import-command';
import { loadSample, sampleFolder } from './sample';
import { openSqliteStore } from './open-store';
import { newJob, NOON, temporaryFolder, testClock } from '../test/backend';

const root = temporaryFolder();
const { now } = testClock();
const openStore = (name: string) => openSqliteStore({ file: join(root, `${name}.sqlite`), now });

test('an empty store is filled once, with dates counted from now, and gets the pictures', async () => {
  const folder = join(root, 'sample');
  mkdirSync(join(folder, 'images'), { recursive: true });
  writeFileSync(join(folder, 'images', 'a.svg'), '<svg/>');
  const lines = [
    { id: 1, title: 'Cook', posted_days_ago: 2, expires_in_days: 30, image: 'jobs/a.svg' },
    { id: 2, title: 'Clerk' },
  ];
  writeFileSync(join(folder, 'jobs.jsonl'), lines.map((line) => JSON.stringify(line)).join('\n'));
  const store = openStore('first');
  const storageDir = join(root, 'storage');
  expect(await loadSample({ store, storageDir, folder, now })).toMatchObject({ imported: 2, skipped: 0 });
  expect((await store.getJob('1'))?.job).toMatchObject({
    posted_at: '2026-11-18T12:00:00.000Z',
    expires_at: '2026-12-20T12:00:00.000Z',
  });
  expect((await store.getJob('2'))?.job).toMatchObject({ posted_at: NOON, expires_at: null });
  expect(existsSync(join(storageDir, 'jobs', 'a.svg'))).toBe(true);
  expect(await loadSample({ store, storageDir, folder, now })).toBeNull();
  await store.close();
});

test('closed samples reopen where samples are shown, unless the agency has its own jobs', async () => {
  const store = openStore('again');
  const options = { store, storageDir: join(root, 'again'), folder: join(root, 'sample'), now };
  await loadSample(options);
  await store.closeSampleJobs();
  expect(await loadSample(options)).toMatchObject({ imported: 2 });
  expect((await store.findJobs({ page: 1, perPage: 9 })).total).toBe(2);
  await store.closeSampleJobs();
  await store.upsertJobs([newJob({ id: 'own' })]);
  await store.closeJob('own');
  expect(await loadSample(options)).toBeNull();
  await store.close();
});

test('the first import of an agency’s own jobs closes the samples', async () => {
  const store = openStore('own');
  await loadSample({ store, storageDir: join(root, 'own-storage'), folder: join(root, 'sample'), now });
  const file = join(root, 'own.jsonl');
  writeFileSync(file, JSON.stringify({ id: 2, title: 'Driver' }));
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await importCommand(store, file);
  const { jobs } = await store.findJobs({ page: 1, perPage: 10 });
  expect(jobs.map(({ title }) => title)).toEqual(['Driver']);
  await store.close();
});

test('the sample data is sound: no row is skipped and every picture exists', async () => {
  const store = openStore('third');
  const storageDir = join(root, 'ours');
  const summary = await loadSample({ store, storageDir, folder: sampleFolder(), now });
  expect(summary).toMatchObject({ skipped: 0 });
  const { jobs } = await store.findJobs({ page: 1, perPage: 100 });
  const pictures = jobs.flatMap((job) => job.image ?? []);
  expect(pictures.filter((picture) => !existsSync(join(storageDir, picture)))).toEqual([]);
  expect(jobs.filter((job) => (job.posted_at ?? '') > NOON)).toEqual([]);
  const closing = jobs.flatMap((job) => job.expires_at ?? []);
  expect(closing.length).toBeGreaterThan(10);
  expect(closing.filter((date) => date < '2026-12-10' || date > '2027-01-05')).toEqual([]);
  await store.close();
});
