/** @jest-environment node */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newJob, temporaryFolder } from '../../test/backend';
import { storeFile } from '../base/data-dir';
import { openSqliteStore } from '../open-store';
import { EmptyStoreError } from './backup-command';
import { rotateBackups } from './nightly';

const base = temporaryFolder();
const place = { dataDir: join(base, 'data'), databaseUrl: null };
const folder = join(base, 'backups');
const rotation = { folder, name: 'dwaar', keep: 2 };
const night = (day: number) => new Date(Date.UTC(2026, 10, day, 2, 30));

beforeAll(() => {
  for (const path of [place.dataDir, folder]) mkdirSync(path);
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(() => jest.restoreAllMocks());

test('the newest files of a name are kept, all others are left alone', async () => {
  const store = openSqliteStore({ file: storeFile(place.dataDir) });
  await expect(rotateBackups(place, rotation, night(1))).rejects.toThrow(EmptyStoreError);
  await store.upsertJobs([newJob()]);
  await store.close();
  const others = ['before-update-2026-11-01T000000Z.tar.gz', 'dwaar-mine.tar.gz', 'notes'];
  for (const name of others) writeFileSync(join(folder, name), '');
  for (const day of [1, 2, 3]) await rotateBackups(place, rotation, night(day));
  const kept = ['dwaar-2026-11-02T023000Z.tar.gz', 'dwaar-2026-11-03T023000Z.tar.gz'];
  expect(readdirSync(folder).sort()).toEqual([...others, ...kept].sort());
});

test('where no backup can be written, none is deleted', async () => {
  const before = readdirSync(folder);
  await expect(rotateBackups({ ...place, dataDir: join(base, 'none') }, rotation, night(9))).rejects.toThrow(
    'There is no store',
  );
  expect(readdirSync(folder)).toEqual(before);
});
