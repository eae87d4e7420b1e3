import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { LastReads } from './last-reads';

let folder: string;
let file: string;
let logged: jest.SpyInstance;
const opened: LastReads[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dwaar-reads-'));
  file = path.join(folder, 'last-reads.sqlite');
  logged = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const reads of opened.splice(0)) reads.close();
  rmSync(folder, { recursive: true });
});

function open(origin = 'build-1 http://api/', maxBytes?: number): LastReads {
  const reads = LastReads.open(folder, origin, maxBytes)!;
  opened.push(reads);
  return reads;
}
const reopen = (origin?: string) => {
  opened.pop()!.close();
  return open(origin);
};
const events = () => logged.mock.calls.map(([line]) => JSON.parse(line as string).event as string);

test('only the owner can read the file, including one of an earlier release', () => {
  writeFileSync(file, '', { mode: 0o644 });
  open().set('job 7', '1');
  for (const name of readdirSync(folder)) expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
});

test('the latest values survive a restart', () => {
  const reads = open();
  reads.set('job 7', '{"title":"पकवान"}');
  reads.set('job 8', 'old');
  reads.set('job 8', 'new');
  expect([reads.get('job 7'), reads.get('none')]).toEqual(['{"title":"पकवान"}', null]);
  const again = reopen();
  expect([again.get('job 7'), again.get('job 8')]).toEqual(['{"title":"पकवान"}', 'new']);
});

test.each(['build-2 http://api/', 'build-1 http://another/'])('for %s it starts empty', (origin) => {
  open().set('job 7', 'kept');
  expect(reopen(origin).get('job 7')).toBeNull();
  expect(reopen('build-1 http://api/').get('job 7')).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});

test.each<[string, () => void]>([
  ['is no database', () => writeFileSync(file, 'something else, of a few words. '.repeat(200))],
  ['is cut off', () => writeFileSync(file, readFileSync(file).subarray(0, 3_000))],
  [
    'has another table of that name',
    () => new Database(file).exec('DROP TABLE reads; CREATE TABLE reads (id INTEGER)').close(),
  ],
])('a file that %s is replaced', (_, damage) => {
  open().set('job 7', 'x'.repeat(50_000));
  opened.pop()!.close();
  damage();
  const reads = open();
  reads.set('job 8', 'kept');
  expect([reads.get('job 7'), reads.get('job 8')]).toEqual([null, 'kept']);
});

test('where the folder cannot be created, there is no file, and this is logged', () => {
  writeFileSync(path.join(folder, 'a-file'), '');
  expect(LastReads.open(path.join(folder, 'a-file'), 'origin')).toBeNull();
  expect(LastReads.open(path.join(folder, 'a-file', 'below'), 'origin')).toBeNull();
  expect(events()).toEqual(['last-reads-not-opened', 'last-reads-not-opened']);
});

test('a file locked by another program is left alone', () => {
  open().set('job 7', 'kept');
  const other = new Database(file);
  other.exec('BEGIN EXCLUSIVE');
  try {
    expect(LastReads.open(folder, 'another origin')).toBeNull();
    expect([existsSync(file), events()]).toEqual([true, ['last-reads-not-opened']]);
  } finally {
    other.exec('ROLLBACK').close();
  }
  expect(opened[0]!.get('job 7')).toBe('kept');
});

test('the newest values stay when it is pruned', () => {
  const reads = open(undefined, 10_000);
  for (let number = 0; number < 20; number += 1) reads.set(`job ${number}`, 'क'.repeat(333));
  reads.set('job 3', 'क'.repeat(333));
  reads.prune();
  const kept = Array.from({ length: 20 }, (_, number) => number).filter((number) =>
    reads.get(`job ${number}`),
  );
  expect(kept).toEqual([3, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
});

test('failing writes are logged once until they work again, and reads go on', () => {
  const reads = open();
  reads.set('job 7', 'kept');
  const other = new Database(file);
  const fail = () =>
    other.exec("CREATE TRIGGER full BEFORE INSERT ON reads BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  fail();
  for (const key of ['job 8', 'job 9']) {
    reads.set(key, 'lost');
    expect([reads.get(key), reads.get('job 7')]).toEqual([null, 'kept']);
  }
  expect(events()).toEqual(['last-reads-failed']);
  other.exec('DROP TRIGGER full');
  reads.set('job 8', 'kept');
  expect(reads.get('job 8')).toBe('kept');
  fail();
  reads.set('job 9', 'lost');
  expect(events()).toHaveLength(2);
  other.close();
});
