import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeBothEngines } from '../../test/both-engines';
import type { StoreLocation } from '../keys/key-source';
import { importJobs } from './import-jobs';

jest.setTimeout(120_000);

const TITLES = ['Welder', 'Nurse', 'Driver', 'Accountant'];
const JOBS = 800;
const searches = ['welder', 'nurse', 'driver', 'weldr'];
const meant = (keyword: string) => (keyword === 'weldr' ? 'welder' : keyword);

/** Writes a sheet in which each job has the title that another one had the day before, and one in ten is new. */
function writeSheet(place: StoreLocation, day: number): string {
  const file = join(place.dataDir, `day-${day}.csv`);
  const rows = Array.from({ length: JOBS }, (_, row) => {
    const id = row + day * (JOBS / 10) + 1;
    return `${id},${TITLES[(id + day) % TITLES.length]},2026-11-${String((id % 20) + 1).padStart(2, '0')}`;
  });
  writeFileSync(file, ['id,title,posted_at', ...rows].join('\n'));
  return file;
}

/** Imports as an operator does, in a process of its own. */
function startImport({ dataDir, databaseUrl, storeKey }: StoreLocation, file: string) {
  const env = {
    ...process.env,
    ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', STORE_KEY: storeKey ?? '', JOBS_SOURCE: '' },
  };
  const words = ['dist/backend.mjs', 'import', file];
  return spawn(process.execPath, words, { env, stdio: 'ignore' });
}

describeBothEngines(process.env, ({ nextPlace, open }) => {
  test('while another process imports, and after it, a search shows no job that does not fit', async () => {
    const place = await nextPlace();
    const store = await open(place);
    const wrong: string[] = [];
    let answers = 0;
    const search = async (keyword: string) => {
      const { jobs } = await store.findJobs({ keyword, page: 1, perPage: 20, summary: true });
      answers += jobs.length > 0 ? 1 : 0;
      for (const { title } of jobs)
        if (title.toLowerCase() !== meant(keyword)) wrong.push(`${keyword}: ${title}`);
      return jobs.length;
    };
    await importJobs({ store, file: writeSheet(place, 1), onSkip: () => {} });
    const importing = startImport(place, writeSheet(place, 2));
    const ended = once(importing, 'exit');
    const visit = async (keyword: string) => {
      while (importing.exitCode === null && importing.signalCode === null) {
        await search(keyword);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await Promise.all(searches.map(visit));
    expect(await ended).toEqual([0, null]);
    expect(await Promise.all(searches.map(search))).toEqual([20, 20, 20, 20]);
    expect(wrong).toEqual([]);
    expect(answers).toBeGreaterThan(50);
  });
});
