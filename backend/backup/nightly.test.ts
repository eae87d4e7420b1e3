/** @jest-environment node */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newJob, temporaryFolder } from '../../test/backend';
import { storeFile } from '../base/data-dir';
import { openSqliteStore } from '../open-store';
import { backUpIfDue } from './nightly';

const base = temporaryFolder();
const place = { dataDir: join(base, 'data'), databaseUrl: null };
const folder = join(base, 'far/backups');
const at = (time: string, of = place) => backUpIfDue(of, folder, new Date(`2026-11-${time}+05:30`));
const own = () => readdirSync(folder).filter((name) => name.startsWith('dwaar-2'));

beforeAll(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));
afterAll(() => jest.restoreAllMocks());

test('backs up once a night, catching up if missed, but not an empty store', async () => {
  mkdirSync(place.dataDir);
  const store = openSqliteStore({ file: storeFile(place.dataDir) });
  await at('01T09:00');
  expect(readdirSync(folder)).toEqual([]);
  await store.upsertJobs([newJob()]);
  await store.close();
  for (const time of ['01T09:15', '01T23:00', '02T02:29', '02T02:31', '02T02:46', '04T12:00', '05T02:00'])
    await at(time);
  expect(own().sort()).toEqual(
    ['2026-11-01T034500Z', '2026-11-01T210100Z', '2026-11-04T063000Z'].map((time) => `dwaar-${time}.tar.gz`),
  );
});

test('keeps the newest 14 and does not touch other files; without a new one, none is deleted', async () => {
  const others = ['by-hand-2026-11-01T000000Z.tar.gz', 'dwaar-mine.tar.gz', 'notes'];
  for (const name of others) writeFileSync(join(folder, name), '');
  for (let day = 1; day <= 12; day++)
    writeFileSync(join(folder, `dwaar-2026-10-${String(day).padStart(2, '0')}T210000Z.tar.gz`), '');
  const missing = { ...place, dataDir: join(base, 'none') };
  await expect(at('09T12:00', missing)).rejects.toThrow('There is no database');
  expect(own()).toHaveLength(15);
  await at('09T12:00');
  expect(own()).toHaveLength(14);
  expect(own().sort()[0]).toBe('dwaar-2026-10-03T210000Z.tar.gz');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(others));
});
