import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { temporaryFolder } from '../../../test/backend';
import { groupCommits } from './group-commits';

const folder = temporaryFolder();

function open() {
  const file = join(folder, `${randomUUID()}.sqlite`);
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.exec('CREATE TABLE names (name TEXT PRIMARY KEY)');
  const insert = db.prepare('INSERT INTO names VALUES (?)');
  const elsewhere = new Database(file);
  return {
    db,
    write: groupCommits(db),
    add: (name: string) => () => insert.run(name).lastInsertRowid,
    /** Read by another connection, which sees only what is committed. */
    names: () => elsewhere.prepare('SELECT name FROM names ORDER BY name').pluck().all(),
  };
}

test('concurrent writes share a transaction, and each gets its own result', async () => {
  const { write, add, names } = open();
  const results = [write(add('Asha')), write(names), write(add('Bina')), write(names)];
  expect(await Promise.all(results)).toEqual([1, [], 2, []]);
  expect(names()).toEqual(['Asha', 'Bina']);
});

test('a failing write does not roll back the others', async () => {
  const { db, write, add, names } = open();
  const results = await Promise.allSettled([add('Asha'), add('Bina'), add('Asha'), add('Chitra')].map(write));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(names()).toEqual(['Asha', 'Bina', 'Chitra']);
  expect(db.inTransaction).toBe(false);
});

test('when the database is closed, every write is rejected', async () => {
  const { db, write, add } = open();
  const both = Promise.allSettled([write(add('Asha')), write(add('Bina'))]);
  db.close();
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
