/** @jest-environment node */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { newJob, temporaryFolder } from '../../test/backend';
import { storeFile } from '../base/data-dir';
import { openSqliteStore } from '../open-store';
import { backUpIfDue } from './nightly';

const base = temporaryFolder();
const place = { dataDir: join(base, 'data'), databaseUrl: null };
const folder = join(base, 'far/backups');
const at = (time: string) => backUpIfDue(place, folder, new Date(`2026-11-${time}+05:30`));

beforeAll(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));
afterAll(() => jest.restoreAllMocks());

test('there is one backup a night, made up for when it was missed, and an empty store has none', async () => {
  mkdirSync(place.dataDir);
  const store = openSqliteStore({ file: storeFile(place.dataDir) });
  await at('01T09:00');
  expect(readdirSync(folder)).toEqual([]);
  await store.upsertJobs([newJob()]);
  await store.close();
  for (const time of ['01T09:15', '01T23:00', '02T02:29', '02T02:31', '02T02:46', '04T12:00', '05T02:00'])
    await at(time);
  expect(readdirSync(folder).sort()).toEqual(
    ['2026-11-01T034500Z', '2026-11-01T210100Z', '2026-11-04T063000Z'].map((time) => `dwaar-${time}.tar.gz`),
  );
});
