import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { groupCommits } from './group-commits';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'commits-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function open() {
  const file = path.join(folder, 'names.sqlite');
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.exec('CREATE TABLE names (name TEXT PRIMARY KEY)');
  const insert = db.prepare('INSERT INTO names VALUES (?)');
  const elsewhere = new Database(file);
  return {
    db,
    write: groupCommits(db),
    add: (name: string) => () => insert.run(name).lastInsertRowid,
    /** As another connection sees them: what is committed. */
    names: () => elsewhere.prepare('SELECT name FROM names ORDER BY name').pluck().all(),
  };
}

test('what is written at one moment is one transaction, and each gets its own result', async () => {
  const { write, add, names } = open();
  const results = [write(add('Asha')), write(names), write(add('Bina')), write(names)];
  expect(await Promise.all(results)).toEqual([1, [], 2, []]);
  expect(names()).toEqual(['Asha', 'Bina']);
});

test('what is written later is a transaction of its own', async () => {
  const { write, add, names } = open();
  await write(add('Asha'));
  expect(await Promise.all([write(add('Bina')), write(names)])).toEqual([2, ['Asha']]);
});

test('one that fails takes nothing of the others with it', async () => {
  const { db, write, add, names } = open();
  const results = await Promise.allSettled([add('Asha'), add('Bina'), add('Asha'), add('Chitra')].map(write));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(names()).toEqual(['Asha', 'Bina', 'Chitra']);
  expect(db.inTransaction).toBe(false);
});

test('where the database is closed, all are told', async () => {
  const { db, write, add } = open();
  const both = Promise.allSettled([write(add('Asha')), write(add('Bina'))]);
  db.close();
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
