import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storageFolder, storeFile } from '../base/data-dir';
import { openStore, openSqliteStore } from '../open-store';
import type { StoreLocation } from '../keys/key-source';
import { describeBothEngines } from '../../test/both-engines';
import type { Store } from '../compose-store';
import {
  application,
  enquiry,
  inquiry,
  newJob,
  NOON,
  stdoutForTests,
  temporaryFolder,
} from '../../test/backend';
import { backupCommand } from './backup-command';
import { restoreCommand } from './restore-command';

const folder = temporaryFolder();
const printed = stdoutForTests();
const CV = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  bytes: Uint8Array.from({ length: 70_000 }, (_, n) => n % 251),
};

async function fill(store: Store, { dataDir }: StoreLocation) {
  await store.registerSubscriber('website');
  await store.upsertJobs([
    newJob({ id: '1', title: 'Welder नर्स', location: 'Pune', category: 'Trades', source: 'sheet' }),
    newJob({ id: '2', title: 'Clerk', posted_at: NOON, expires_at: '2099-01-01T00:00:00.000Z' }),
    newJob({ id: '3', title: 'Gone' }),
    ...Array.from({ length: 60 }, (_, n) => newJob({ id: `n${n}`, title: `Cook ${n}` })),
  ]);
  await store.closeJob('3');
  await store.addApplication(application, CV, 'key');
  await store.addApplication({ ...application, email: 'b@example.com' }, null);
  await store.addContactEnquiry(enquiry);
  await store.addJobInquiry({ ...inquiry, email_address: 'gone@example.com' });
  await store.addJobInquiry(inquiry);
  await store.eraseByEmail('gone@example.com');
  mkdirSync(join(storageFolder(dataDir), 'jobs'), { recursive: true });
  writeFileSync(join(storageFolder(dataDir), 'jobs', 'a.svg'), '<svg/>');
}

/** Everything readable from a store. */
async function contents(store: Store) {
  const cv = await store.getCv(1);
  const claim = await store.claimChanges('website', 10_000, 0);
  return {
    jobs: (await store.findJobs({ page: 1, perPage: 1000 })).jobs,
    closed: await store.getJob('3'),
    found: await store.findJobs({ page: 1, perPage: 10, keyword: 'weldr pune' }),
    inCity: await store.findJobs({ page: 1, perPage: 10, filters: { location: 'pune' } }),
    categories: await store.listCategories(),
    locations: await store.listLocations(),
    inbox: await store.inbox(),
    known: await store.findSubmission('applications', 'key'),
    cv: cv && { ...cv, bytes: Buffer.from(cv.bytes).toString('hex') },
    source: await store.jobsOf('sheet'),
    changes: claim?.changes,
  };
}

describeBothEngines(
  process.env,
  ({ nextPlace, open }) => {
    test('restoring a backup of a store in use yields an equal store, with CVs and pictures', async () => {
      const place = await nextPlace();
      const store = await open(place);
      await fill(store, place);
      const file = join(place.dataDir, 'backup.tar.gz');
      await backupCommand(place, file);
      expect(printed()).toContain(
        ': 63 jobs, 2 applications, 1 CV, 2 enquiries, 0 job alerts, 1 picture. Its forms and CVs are encrypted,',
      );
      expect(statSync(file).mode & 0o077).toBe(0);
      expect(readdirSync(place.dataDir).filter((name) => name.startsWith('.backup'))).toEqual([]);
      const before = await contents(store);
      expect(before.jobs).toHaveLength(62);
      expect(before.found.total).toBe(1);

      const elsewhere = await nextPlace();
      await restoreCommand(elsewhere, file, false);
      const restored = await open(elsewhere);
      expect(await contents(restored)).toEqual(before);
      expect(readFileSync(join(storageFolder(elsewhere.dataDir), 'jobs', 'a.svg'), 'utf8')).toBe('<svg/>');
      expect(readdirSync(elsewhere.dataDir).filter((name) => name.startsWith('.backup'))).toEqual([]);
      // Id sequences continue: ids of erased forms are not reused.
      expect(await restored.addJobInquiry(inquiry)).toBe(await store.addJobInquiry(inquiry));
      expect(await restored.upsertJobs([newJob()])).toMatchObject([{ id: '4', effect: 'created' }]);
      expect((await restored.getJob('4'))?.active).toBe(true);
    });

    test('a store with jobs or forms is replaced only with --force; an empty one without', async () => {
      const place = await nextPlace();
      const store = await open(place);
      await store.upsertJobs([newJob({ id: '1', title: 'Old' })]);
      const file = join(place.dataDir, 'backup.tar.gz');
      await backupCommand(place, file);

      const busy = await nextPlace();
      await (await openStore(busy)).close();
      await restoreCommand(busy, file, false);
      await expect(restoreCommand(busy, file, false)).rejects.toThrow('--force');
      await restoreCommand(busy, file, true);
      expect(printed()).toContain('Restored the backup of ');
      const again = await open(busy);
      expect((await again.findJobs({ page: 1, perPage: 9 })).jobs.map(({ title }) => title)).toEqual(['Old']);
    });

    test('other files, truncated backups and those of the other engine are refused, changing nothing', async () => {
      const place = await nextPlace();
      const store = await open(place);
      await store.upsertJobs([newJob({ id: '1' })]);
      const file = join(place.dataDir, 'backup.tar.gz');
      await backupCommand(place, file);
      const cut = join(place.dataDir, 'cut.tar.gz');
      writeFileSync(cut, readFileSync(file).subarray(0, 600));
      const target = await nextPlace();
      await expect(restoreCommand(target, cut, false)).rejects.toThrow('tar failed');
      await expect(restoreCommand(target, join(folder, 'none'), false)).rejects.toThrow('There is no file');
      const otherEngine = { ...target, databaseUrl: target.databaseUrl === null ? 'postgres://x/y' : null };
      await expect(restoreCommand(otherEngine, file, false)).rejects.toThrow('but the settings name');
      expect(await (await open(target)).isEmpty()).toBe(true);
    });
  },
  { wholeDatabases: true },
);

describeBothEngines(process.env, ({ emptyPlace, open }) => {
  test('empty and missing stores are not backed up, and no store is created', async () => {
    const place = await emptyPlace();
    const file = join(folder, 'empty.tar.gz');
    await expect(backupCommand(place, file)).rejects.toThrow(/There is no database in|has no tables yet/);
    await expect(backupCommand(place, file)).rejects.toThrow(/There is no database in|has no tables yet/);
    await open(place);
    await expect(backupCommand(place, file)).rejects.toThrow('is empty: there is nothing to back up');
    expect(existsSync(file)).toBe(false);
  });
});

test('a store in use is not replaced, and a replaced one is kept', async () => {
  const place = { dataDir: join(folder, 'sqlite'), databaseUrl: null };
  const running = openSqliteStore({ file: storeFile(place.dataDir) });
  await running.upsertJobs([newJob({ id: '1' })]);
  const file = join(folder, 'sqlite.tar.gz');
  await backupCommand(place, file);
  await expect(restoreCommand(place, file, true)).rejects.toThrow('stop the API first');
  expect((await running.getJob('1'))?.active).toBe(true);
  await running.close();
  await restoreCommand(place, file, true);
  expect(statSync(storeFile(place.dataDir)).mode & 0o077).toBe(0);
  expect(readdirSync(place.dataDir).filter((name) => name.startsWith('jobs.sqlite.before-'))).toHaveLength(1);
});
