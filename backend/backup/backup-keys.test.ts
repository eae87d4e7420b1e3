import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { application, enquiry, newJob, stdoutForTests } from '../../test/backend';
import { describeBothEngines } from '../../test/both-engines';
import { openStore } from '../open-store';
import { type StoreLocation, keyFile } from '../keys/key-source';
import { backupCommand } from './backup-command';
import { restoreCommand } from './restore-command';

const OTHER_KEY = 'c3'.repeat(32);
const printed = stdoutForTests();
const CV = { name: 'cv.pdf', mimeType: 'application/pdf', bytes: Buffer.from('%PDF of Zorblatt') };

describeBothEngines(
  process.env,
  ({ nextPlace, open }) => {
    beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
    afterEach(() => jest.restoreAllMocks());

    const backedUp = async (withKey: boolean) => {
      const place: StoreLocation = { ...(await nextPlace()), storeKey: null };
      const store = await openStore(place);
      await store.upsertJobs([newJob({ id: '1' })]);
      await store.addApplication({ ...application, first_name: 'Quimbyx' }, CV);
      await store.close();
      const file = join(place.dataDir, 'backup.tar.gz');
      await backupCommand(place, file, withKey);
      const inside = join(place.dataDir, 'inside');
      mkdirSync(inside);
      execFileSync('tar', ['-xzf', file, '-C', inside]);
      return { place, file, inside, key: readFileSync(keyFile(place.dataDir)) };
    };

    test('a backup contains no plain text, and the key only on request', async () => {
      const { inside, key } = await backedUp(false);
      const bytes = Buffer.concat(
        readdirSync(inside)
          .map((name) => join(inside, name))
          .filter((path) => statSync(path).isFile())
          .map((path) => readFileSync(path)),
      );
      expect(['Quimbyx', 'Zorblatt', 'asha@', key].filter((piece) => bytes.includes(piece))).toEqual([]);
      expect(printed()).toContain('the key is not included');
      const bundled = await backedUp(true);
      expect(readFileSync(join(bundled.inside, 'store.key'))).toEqual(bundled.key);
      expect(printed()).toContain('anyone who has the file can read all');
    }, 30_000);

    test('a backup without its key is refused before anything is replaced, and restored once the key is installed', async () => {
      const { file, key } = await backedUp(false);
      const elsewhere: StoreLocation = { ...(await nextPlace()), storeKey: null };
      await expect(restoreCommand(elsewhere, file, false)).rejects.toThrow(
        /its key is missing .*Copy store\.key .*Nothing was changed/,
      );
      const wrong = { ...elsewhere, storeKey: OTHER_KEY };
      await expect(restoreCommand(wrong, file, false)).rejects.toThrow(/with STORE_KEY.*Nothing was changed/);
      // A site started there has its own key and forms.
      const started = await openStore(elsewhere);
      await started.addContactEnquiry(enquiry);
      await started.close();
      await expect(restoreCommand(elsewhere, file, true)).rejects.toThrow(/with the key in .*store\.key/);
      const untouched = await openStore(elsewhere);
      expect((await untouched.inbox()).map(({ kind }) => kind)).toEqual(['contacts']);
      await untouched.close();
      const settings = { ...elsewhere, storeKey: key.toString('hex') };
      await restoreCommand(settings, file, true);
      const restored = await open(settings);
      expect((await restored.inbox())[0]?.fields.first_name).toBe('Quimbyx');
      expect((await restored.getCv(1))?.bytes.toString()).toBe('%PDF of Zorblatt');
    }, 30_000);

    test('restoring a backup with its key installs that and keeps the previous one', async () => {
      const { file, key } = await backedUp(true);
      const elsewhere: StoreLocation = { ...(await nextPlace()), storeKey: null };
      await expect(restoreCommand({ ...elsewhere, storeKey: OTHER_KEY }, file, false)).rejects.toThrow(
        'remove STORE_KEY',
      );
      expect(existsSync(keyFile(elsewhere.dataDir))).toBe(false);
      await (await openStore(elsewhere)).close();
      await restoreCommand(elsewhere, file, true);
      expect(readFileSync(keyFile(elsewhere.dataDir))).toEqual(key);
      expect(readdirSync(elsewhere.dataDir).some((name) => name.startsWith('store.key.before-'))).toBe(true);
      expect(await (await open(elsewhere)).inbox()).toHaveLength(1);
    }, 30_000);
  },
  { wholeDatabases: true },
);
