import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { print } from '../backend/base/command';
import { parseEnv } from '../lib/base/env';
import { openDatabase } from '../lib/forms/outbox/database';
import { eraseFromAddress } from '../lib/forms/outbox/erase';
import { entryLine, entryText } from '../lib/forms/outbox/listing';
import { outboxFile, outboxKeyFile, outboxVault } from '../lib/forms/outbox/folder';
import { decodeSubmission } from '../lib/forms/outbox/payload';
import type { Entry } from '../lib/forms/outbox/entries';
import { createStore, type Store } from '../lib/forms/outbox/store';
import type { Vault } from '../lib/base/vault';

async function withOutbox(work: (store: Store, vault: Vault) => unknown): Promise<void> {
  const { dataDir, outboxKey } = parseEnv(process.env);
  const file = outboxFile(dataDir);
  // Never creates files here: the website might be unable to write or decrypt them.
  const missing = !existsSync(file)
    ? 'outbox'
    : outboxKey || existsSync(outboxKeyFile(dataDir))
      ? ''
      : 'outbox key';
  if (missing)
    throw new Error(
      `There is no ${missing} in ${path.resolve(dataDir)}. Run the command with the service’s settings (DATA_DIR and SECRET), or start the site once to create it.`,
    );
  const store = createStore(openDatabase(file));
  try {
    await work(store, outboxVault(dataDir, outboxKey));
    store.clearJournal();
  } finally {
    store.close();
  }
}

/** @throws Error when no entry has this reference */
function findEntry(store: Store, reference: string): Entry {
  const entry = store.find(reference.toUpperCase());
  if (!entry) throw new Error(`The outbox has no form with the reference ${reference}; see \`list\`.`);
  return entry;
}

/** The commands of `npm run outbox`, for accepted but undelivered submissions. Safe while the website runs. */
export const program = new Command('outbox').description(
  'Form submissions that have not been delivered yet (in DATA_DIR).',
);

program
  .command('list')
  .description('list waiting submissions, oldest first, without personal data')
  .action(() =>
    withOutbox((store, vault) => {
      let count = 0;
      for (const entry of store.list()) {
        count++;
        print(entryLine(entry, vault, Date.now()));
      }
      if (count === 0) print('Nothing is waiting.');
    }),
  );

program
  .command('show')
  .argument('<reference>')
  .option('--cv <file>', 'write the CV to this file')
  .description('show one submission with everything the visitor typed')
  .action((reference: string, options: { cv?: string }) =>
    withOutbox((store, vault) => {
      const entry = findEntry(store, reference);
      const submission = decodeSubmission(vault.open(entry.payload, `${entry.id} payload`));
      print(entryText(entry, submission, vault, Date.now()));
      if (!options.cv) return;
      if (!submission.file) throw new Error('This submission has no CV.');
      writeFileSync(options.cv, submission.file.bytes, { mode: 0o600 });
      print(`Wrote ${options.cv} (${submission.file.bytes.length} bytes).`);
    }),
  );

program
  .command('retry')
  .description('retry everything now, including refused submissions; a running website starts within seconds')
  .action(() => withOutbox((store) => print(`${store.wakeAll(Date.now())} to be retried now.`)));

program
  .command('drop')
  .alias('discard')
  .argument('<reference>')
  .option('--waiting', 'also if the API has not refused it')
  .description('delete a submission that you have dealt with: a refused or unreadable one')
  .action((reference: string, options: { waiting?: boolean }) =>
    withOutbox((store) => {
      const entry = findEntry(store, reference);
      if (entry.state === 'waiting' && !options.waiting)
        throw new Error(`${entry.reference} has not been delivered yet; use --waiting to delete it anyway.`);
      store.remove(entry.id);
      print(`Deleted ${entry.reference}.`);
    }),
  );

program
  .command('erase')
  .argument('<email>')
  .description('delete all waiting submissions from an address, for an erasure request')
  .action((email: string) =>
    withOutbox(async (store, vault) => print(`${await eraseFromAddress(store, vault, email)} deleted.`)),
  );
