import { Argument, Command, Option } from 'commander';
import { isAddress } from '../lib/base/mail/settings';
import { configuredNotifiers } from './publish/notify/configured';
import { mailsCommand } from './mail/commands';
import { CommandError, print } from './base/command';
import { inboxCommand } from './forms/inbox-command';
import { importCommand, checkReadable } from './import/import-command';
import { eraseCommand, sealedCommand, createWebsiteEraser } from './your-data/erase-on-websites';
import { consentsCommand } from './forms/consents';
import { backupCommand } from './backup/backup-command';
import { restoreCommand } from './backup/restore-command';
import { readBackendEnv } from './env';
import { surviveBrokenPipe } from '../lib/base/log';
import { onStop } from '../lib/base/on-stop';
import { failCommand } from './failed-command';
import { exportCommand } from './publish/export-jobs';
import { openExistingStore, openStore } from './open-store';
import { rotateKeyCommand } from './keys/rotate-command';
import { serve } from './serve';
import { signInUrl } from './staff/first-owner';
import { siteProblems } from '../lib/content/site/read-site';
import { syncCommand } from './sheet/sync-command';
import { submissionKinds, type SubmissionKind } from './forms/forms';
import type { Store } from './compose-store';

type Work = (store: Store) => Promise<void>;

/** For commands that add jobs: creates a missing store. */
const withNewStore = (work: Work) => withStore(work, openStore);

async function withStore(work: Work, open = openExistingStore): Promise<void> {
  const store = await open(readBackendEnv());
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

const NO_DESK = 'set DESK_URL to its address, such as https://desk.example.in (docs/edge.md).';

async function serveUntilStopped(host: string): Promise<void> {
  let stop = async () => {};
  onStop(() => void stop().then(() => process.exit(0), failCommand));
  const env = readBackendEnv();
  const { dataDir, databaseUrl, website } = env;
  // Mails would otherwise be sent in the sample agency's name.
  const problems = siteProblems();
  if (problems.length > 0) throw new Error(`The agency’s folder has errors: ${problems.join('; ')}`);
  const { notifiers, remarks } = await configuredNotifiers(env);
  for (const remark of remarks) process.stderr.write(`${remark}\n`);
  surviveBrokenPipe();
  const server = await serve({ ...env, host, notifiers });
  stop = server.stop;
  const place = databaseUrl === null ? dataDir : `PostgreSQL and ${dataDir}`;
  print(`The recruitment API listens on ${server.address} with its data in ${place}`);
  if (env.desk === null) print(`The staff have no desk: ${NO_DESK}`);
  else print(`The desk, ${env.desk.url}, listens on http://${env.desk.host}:${server.deskPort}/`);
  if (server.ownerLink) print(`Sign in there as the owner, once, within an hour: ${server.ownerLink}`);
  if (website === null) print('SECRET is not set: forms are accepted from programs on this machine only.');
}

async function makeOwner(typed: string): Promise<void> {
  const { desk } = readBackendEnv();
  if (!desk) throw new CommandError(`There is no desk: ${NO_DESK}`);
  const address = typed.trim().toLowerCase();
  if (!isAddress(address)) throw new CommandError('Name the owner’s address: desk owner asha@example.in');
  await withStore(async (store) => {
    const known = (await store.listStaff()).find((member) => member.address === address);
    await store.addStaff({ name: known?.name ?? address.split('@', 1)[0]!, address, role: 'owner' });
    print(`Sign in once, within an hour: ${await signInUrl(store, desk.url, address)}`);
  });
}

/** The commands of `npm run backend`. */
export const program = new Command('backend').description(
  'The built-in recruitment API and its database (in DATA_DIR or at DATABASE_URL).',
);

program
  .command('serve')
  .description('serve the API on BACKEND_PORT')
  .option('--host <address>', 'the address to listen on', '127.0.0.1')
  .action((options: { host: string }) => serveUntilStopped(options.host));

program
  .command('import')
  .argument('<file>', 'a workbook (.xlsx), CSV with a header, or JSON Lines; also gzipped')
  .description('import jobs; a row with an existing id updates that job')
  .action(async (file: string) => {
    // Checked before a store is created.
    await checkReadable(file);
    await withNewStore((store) => importCommand(store, file));
  });

program
  .command('sync')
  .option('--force', 'read the sheet even if it is unchanged, and close any number of missing jobs')
  .description('update the jobs from the sheet at JOBS_SOURCE, as a running API does every 5 minutes')
  .action((options: { force?: boolean }) => {
    const { jobsSource } = readBackendEnv();
    if (jobsSource === null)
      throw new CommandError(
        'JOBS_SOURCE is not set. Set it to the path or https address of a workbook or CSV file.',
      );
    return withNewStore((store) => syncCommand(store, jobsSource, options.force ?? false));
  });

program
  .command('export')
  .argument('<file>', 'a file name ending in .csv, .csv.gz, .jsonl or .jsonl.gz; .json with --sealed')
  .option('--sealed <email>', 'instead, the withdrawn and sealed data of this address, for an authority')
  .description('write all active jobs to a file that import accepts')
  .action((file: string, { sealed }: { sealed?: string }) =>
    withStore((store) =>
      sealed === undefined ? exportCommand(store, file) : sealedCommand(store, sealed, file),
    ),
  );

program
  .command('backup')
  .argument('<file>', 'the file to write, such as dwaar-2026-11-20.tar.gz')
  .option('--with-key', 'include the encryption key, so that anyone who has the file can read it')
  .description('back up the database and the public files to one file; the API may keep running')
  .action((file: string, options: { withKey?: boolean }) =>
    backupCommand(readBackendEnv(), file, options.withKey ?? false),
  );

program
  .command('restore')
  .argument('<file>', 'a file written by "backup"')
  .option('--force', 'replace existing jobs and forms')
  .description('restore a backup into an empty DATA_DIR or database, while the API is stopped')
  .action((file: string, options: { force?: boolean }) =>
    restoreCommand(readBackendEnv(), file, options.force ?? false),
  );

program
  .command('rotate-key')
  .description('re-encrypt everything with the key of NEW_SECRET, while the API is stopped')
  .action(() => {
    const env = readBackendEnv();
    return rotateKeyCommand(env, env.newSecret, openExistingStore);
  });

program
  .command('inbox')
  .description('show the received forms, newest first')
  .addOption(new Option('--kind <kind>', 'only forms of this kind').choices([...submissionKinds]))
  .option('--json', 'print one JSON object per line')
  .action((options: { kind?: SubmissionKind; json?: boolean }) =>
    withStore((store) => inboxCommand(store, options.kind, options.json ?? false)),
  );

program
  .command('erase')
  .argument('<email>', 'the email address of the person to erase')
  .description('erase everything from an email address: forms, CVs, job alerts and emails')
  .action((email: string) =>
    withStore((store) => eraseCommand(store, email, createWebsiteEraser(readBackendEnv().website))),
  );

program
  .command('consents')
  .description('list all consents: when, with which form, to which text, in which language')
  .action(() => withStore(consentsCommand));

program
  .command('desk')
  .addArgument(new Argument('<what>').choices(['owner', 'sign-out']))
  .argument('[address]', 'a staff member’s address; for sign-out, everyone by default')
  .description(
    'owner: make this address an owner’s, and print a link that signs them in once, within an hour; sign-out: end staff sessions at the desk, and revoke sign-in links',
  )
  .action((what: string, address?: string) => {
    if (what === 'owner') return makeOwner(address ?? '');
    return withStore(async (store) => {
      const count = await store.signOut(address ?? null);
      print(`Ended ${count} ${count === 1 ? 'session or link' : 'sessions and links'}.`);
    });
  });

program
  .command('mails')
  .description('list waiting and failed emails, with the reason')
  .option('--retry', 'queue failed emails again, for up to 7 days of retries')
  .action((options: { retry?: boolean }) =>
    withStore((store) => mailsCommand(store, options.retry ?? false)),
  );
