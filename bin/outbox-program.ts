import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { parseEnv } from '../lib/base/env';
import { openDatabase } from '../lib/forms/outbox/database';
import { eraseFromAddress } from '../lib/forms/outbox/erase';
import { entryLine, entryText } from '../lib/forms/outbox/listing';
import { outboxFile, outboxVault } from '../lib/forms/outbox/folder';
import { decodeSubmission } from '../lib/forms/outbox/payload';
import { createStore, type Entry, type Store } from '../lib/forms/outbox/store';
import type { Vault } from '../lib/base/vault';

const print = (text: string) => process.stdout.write(`${text}\n`);

const keyFile = (dataDir: string) => path.resolve(dataDir, 'outbox.key');

async function withOutbox(work: (store: Store, vault: Vault) => unknown): Promise<void> {
  const { dataDir, outboxKey, derivedOutboxKey } = parseEnv(process.env);
  const file = outboxFile(dataDir);
  // Never creates files here: the website might be unable to write or decrypt them.
  const missing = !existsSync(file)
    ? 'outbox'
    : outboxKey || derivedOutboxKey || existsSync(keyFile(dataDir))
      ? ''
      : 'key of the outbox';
  if (missing)
    throw new Error(
      `There is no ${missing} in ${path.resolve(dataDir)}. Run the command with the site’s settings (DATA_DIR, SECRET and OUTBOX_KEY, as the service has them), or start the site once, which makes it.`,
    );
  const store = createStore(openDatabase(file));
  try {
    await work(store, outboxVault(dataDir, outboxKey, derivedOutboxKey));
    store.clearJournal();
  } finally {
    store.close();
  }
}

/** @throws Error when no entry has this reference */
function findEntry(store: Store, reference: string): Entry {
  const entry = store.find(reference.toUpperCase());
  if (!entry) throw new Error(`Nothing in the outbox has the reference ${reference}; see \`list\`.`);
  return entry;
}

/** The commands of `npm run outbox`, for accepted but undelivered submissions. Safe while the website runs. */
export const program = new Command('outbox').description(
  'Submissions that could not be delivered yet (in DATA_DIR).',
);

program
  .command('list')
  .description('what waits, oldest first, without personal data')
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
  .description('one submission with all that the visitor typed')
  .action((reference: string, options: { cv?: string }) =>
    withOutbox((store, vault) => {
      const entry = findEntry(store, reference);
      const submission = decodeSubmission(vault.open(entry.payload, `${entry.id} payload`));
      print(entryText(entry, submission, vault, Date.now()));
      if (!options.cv) return;
      if (!submission.file) throw new Error('There is no CV with this submission.');
      writeFileSync(options.cv, submission.file.bytes, { mode: 0o600 });
      print(`Wrote ${options.cv} (${submission.file.bytes.length} bytes).`);
    }),
  );

program
  .command('retry')
  .description('make all due now, what was refused too; a running website takes it up within seconds')
  .action(() => withOutbox((store) => print(`${store.wakeAll(Date.now())} due now.`)));

program
  .command('drop')
  .alias('discard')
  .argument('<reference>')
  .option('--waiting', 'also one that the API has not refused')
  .description('delete a submission that you have dealt with: refused, or not to be read')
  .action((reference: string, options: { waiting?: boolean }) =>
    withOutbox((store) => {
      const entry = findEntry(store, reference);
      if (entry.state === 'waiting' && !options.waiting)
        throw new Error(`${entry.reference} is still to be delivered; --waiting drops it all the same.`);
      store.remove(entry.id);
      print(`${entry.reference} is deleted.`);
    }),
  );

program
  .command('erase')
  .argument('<email>')
  .description('delete all that waits from an address, for somebody who wants to be erased')
  .action((email: string) =>
    withOutbox(async (store, vault) => print(`${await eraseFromAddress(store, vault, email)} deleted.`)),
  );
