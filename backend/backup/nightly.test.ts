/** @jest-environment node */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newJob, temporaryFolder } from '../../test/backend';
import { storeFile } from '../base/data-dir';
import { openSqliteStore } from '../open-store';
import { EmptyStoreError } from './backup-command';
import { backUpIfDue, rotateBackups } from './nightly';

const base = temporaryFolder();
const place = { dataDir: join(base, 'data'), databaseUrl: null };
const folder = join(base, 'far/backups');
const at = (time: string) => backUpIfDue(place, folder, new Date(`2026-11-${time}+05:30`));

beforeAll(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));
afterAll(() => jest.restoreAllMocks());

test('backs up once a night, catching up if missed, but not an empty store', async () => {
  mkdirSync(place.dataDir);
  const store = openSqliteStore({ file: storeFile(place.dataDir) });
  await at('01T09:00');
  expect(readdirSync(folder)).toEqual([]);
  await expect(rotateBackups(place, { folder, name: 'dwaar', keep: 2 }, new Date())).rejects.toThrow(
    EmptyStoreError,
  );
  await store.upsertJobs([newJob()]);
  await store.close();
  for (const time of ['01T09:15', '01T23:00', '02T02:29', '02T02:31', '02T02:46', '04T12:00', '05T02:00'])
    await at(time);
  expect(readdirSync(folder).sort()).toEqual(
    ['2026-11-01T034500Z', '2026-11-01T210100Z', '2026-11-04T063000Z'].map((time) => `dwaar-${time}.tar.gz`),
  );
});

const rotation = { folder: join(base, 'rotated'), name: 'dwaar', keep: 2 };
const night = (day: number) => new Date(Date.UTC(2026, 10, day, 2, 30));

test('keeps the newest files with the prefix and does not touch others', async () => {
  mkdirSync(rotation.folder);
  const others = ['by-hand-2026-11-01T000000Z.tar.gz', 'dwaar-mine.tar.gz', 'notes'];
  for (const name of others) writeFileSync(join(rotation.folder, name), '');
  for (const day of [1, 2, 3]) await rotateBackups(place, rotation, night(day));
  const kept = ['dwaar-2026-11-02T023000Z.tar.gz', 'dwaar-2026-11-03T023000Z.tar.gz'];
  expect(readdirSync(rotation.folder).sort()).toEqual([...others, ...kept].sort());
});

test('deletes no backup if none can be written', async () => {
  const before = readdirSync(rotation.folder);
  await expect(rotateBackups({ ...place, dataDir: join(base, 'none') }, rotation, night(9))).rejects.toThrow(
    'There is no database',
  );
  expect(readdirSync(rotation.folder)).toEqual(before);
});
