import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { enquiry, stderrForTests, temporaryFolder } from '../../test/backend';
import { storeFile } from '../base/data-dir';
import { openSqliteStore } from '../open-store';

const dataDir = temporaryFolder();
stderrForTests();

// What no other process reads is looked for in lib/links/erased-everywhere.test.ts.
test('a reader in another process puts the journal’s end off, until the next transaction', async () => {
  const file = storeFile(dataDir);
  const store = openSqliteStore({ file });
  await store.addContactEnquiry(enquiry);
  const reader = new Database(file, { readonly: true });
  const sealed = reader.prepare<[], Buffer>('SELECT sealed FROM contact_enquiries').pluck().get()!;
  const isLeft = () =>
    [file, `${file}-wal`].some((each) => readFileSync(each).includes(sealed.subarray(0, 32)));
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM contact_enquiries').get();
  await store.eraseByEmail(enquiry.email_address);
  expect(isLeft()).toBe(true);
  reader.exec('COMMIT');
  reader.close();
  await store.addContactEnquiry({ ...enquiry, email_address: 'other@example.com' });
  expect(isLeft()).toBe(false);
  await store.close();
}, 30_000);
