import { Command, Option } from 'commander';
import { configuredNotifiers } from './publish/notify/configured';
import { applicationsCommand, type ApplicationsOptions } from './forms/applications/applications-command';
import { mailsCommand } from './mail/commands';
import { confirmCommand, endCommand, openCommand } from './jobs/confirmations/commands';
import { CommandError, print } from './base/command';
import { cvCommand, inboxCommand } from './forms/inbox-command';
import { importCommand, checkReadable } from './import/import-command';
import { eraseCommand, sealedCommand, createWebsiteEraser } from './your-data/erase-on-websites';
import { consentsCommand } from './forms/consents';
import { backupCommand } from './backup/backup-command';
import { restoreCommand } from './backup/restore-command';
import { readBackendEnv } from './env';
import { confirmedUpTo } from '../lib/jobs/facts/confirmation';
import { surviveBrokenPipe } from '../lib/base/log';
import { onStop } from '../lib/base/on-stop';
import { fail } from './failed-command';
import { exportCommand } from './publish/export-jobs';
import { matchesCommand } from './alerts/registrations/matches-command';
import { openExistingStore, openRotatedStore, openStore } from './open-store';
import { rotateKeyCommand } from './keys/rotate';
import { publishCommand, type PublishOptions } from './publish/publish-command';
import { serve } from './serve';
import { siteProblems } from '../lib/content/site/read-yaml';
import { statusCommand } from './forms/status/status-command';
import { SETTABLE_STATES } from '../lib/contract/application-states';
import { syncCommand } from './sheet/sync-command';
import { vouchCommand, type VouchOptions } from './links/vouchers/vouch-command';
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

/** The latest confirmation (ISO 8601) with which jobs are now marked. */
const markedUpTo = () => confirmedUpTo(readBackendEnv().confirmation.markDays, Date.now());

async function serveUntilStopped(host: string): Promise<void> {
  let stop = async () => {};
  onStop(() => void stop().then(() => process.exit(0), fail));
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
  if (server.deskPort !== null)
    print(`The desk, ${env.desk?.url}, listens on http://${env.desk?.host}:${server.deskPort}/`);
  if (website === null) print('SECRET is not set: forms are accepted from programs on this machine only.');
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
  .argument('<file>', 'a file name ending in .csv, .csv.gz, .jsonl or .jsonl.gz')
  .description('write all active jobs to a file that import accepts')
  .action((file: string) => withStore((store) => exportCommand(store, file)));

program
  .command('publish')
  .argument('<inquiry>', 'the id of an employer’s job inquiry, see "inbox --kind inquiries"')
  .option('--category <name>', 'the category of the job')
  .option('--salary <text>')
  .option('--type <text>', 'the job type, such as Full-time')
  .option('--days <number>', 'how many days the job stays open')
  .option('--again', 'publish another job from the same inquiry')
  .option('--dry-run', 'show the job without publishing it')
  .description('create a job from an employer’s job inquiry and publish it')
  .action((inquiry: string, options: PublishOptions) =>
    withStore((store) => {
      const { siteUrl, mail } = readBackendEnv();
      return publishCommand(store, inquiry, options, { siteUrl, sendsMail: mail !== null });
    }),
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
  .description('switch the database to another key and re-encrypt everything, while the API is stopped')
  .action(() => withStore(rotateKeyCommand, openRotatedStore));

program
  .command('close')
  .argument('<id>', 'the id of an active job')
  .addOption(new Option('--reason <reason>', 'the reason shown to visitors').choices(['filled']))
  .description('close a job, which removes it from the lists')
  .action((id: string, { reason = '' }: { reason?: 'filled' | '' }) =>
    withStore((store) => endCommand(store, id, reason)),
  );

program
  .command('pause')
  .argument('<id>', 'the id of a job')
  .description('close a job for now; "open" reopens it')
  .action((id: string) => withStore((store) => endCommand(store, id, 'paused')));

program
  .command('open')
  .argument('<id>', 'the id of a job')
  .description('reopen a closed job')
  .action((id: string) => withStore((store) => openCommand(store, id, markedUpTo())));

program
  .command('confirm')
  .argument('[ids...]', 'the ids of active jobs')
  .option('--all', 'all active jobs')
  .description('confirm that jobs are still open, like the links in Monday’s email')
  .action((ids: string[], options: { all?: boolean }) =>
    withStore((store) => confirmCommand(store, ids, options, markedUpTo())),
  );

program
  .command('inbox')
  .description('show the received forms, newest first')
  .addOption(new Option('--kind <kind>', 'only forms of this kind').choices([...submissionKinds]))
  .option('--json', 'print one JSON object per line')
  .action((options: { kind?: SubmissionKind; json?: boolean }) =>
    withStore((store) => inboxCommand(store, options.kind, options.json ?? false)),
  );

program
  .command('applications')
  .option('--job <id>', 'only for this job')
  .option('--since <day>', 'only received on this day or later, such as 2026-11-01')
  .option('--find <text>', 'only those with all these words, or this phone number')
  .option('--csv <file>', 'write a CSV file; "-" for standard output')
  .option('--xlsx <file>', 'write an Excel file')
  .description('show the applications as a table, newest first, or write them to a file')
  .action((options: ApplicationsOptions) => withStore((store) => applicationsCommand(store, options)));

program
  .command('status')
  .argument('<application>', 'its number or its reference')
  .argument('[state]', SETTABLE_STATES.join(', '))
  .description('show or set the state of an application; seen reopens an ended one')
  .action((name: string, state?: string) => withStore((store) => statusCommand(store, name, state)));

program
  .command('cv')
  .argument('<id>', 'the id of an application, or R and the id of a registered CV (R12)')
  .argument('<out>', 'the file to write')
  .description('write the CV of an application, or a registered one, to a file')
  .action((id: string, out: string) => withStore((store) => cvCommand(store, id, out)));

program
  .command('vouch')
  .option('--kind <kind>', 'offer, call or letter')
  .option('--for <initials>', 'initials of the recipient, such as "A. R."')
  .option('--job <id>', 'the job it is for')
  .option('--by <initials>', 'initials of the issuer')
  .option('--days <number>', 'how many days it is valid (60)')
  .option('--note <text>', 'a note for staff, not shown on the page')
  .option('--qr <file>', 'write a QR code for the letter to this .png or .svg file')
  .option('--list', 'list all issued codes, without the codes themselves')
  .option('--revoke <code>', 'revoke a code, by the code or its number in the list')
  .description('issue a code for an offer, a call or a letter, to be checked on the page /verify')
  .action((options: VouchOptions) =>
    withStore((store) => vouchCommand(store, options, { siteUrl: readBackendEnv().siteUrl })),
  );

program
  .command('matches')
  .argument('<job>', 'the id of an active job')
  .description('list the registered CVs whose jobs and cities match a job, newest first')
  .action((job: string) => withStore((store) => matchesCommand(store, job)));

program
  .command('erase')
  .argument('<email>', 'the email address of the person to erase')
  .description('erase everything from an email address: forms, CVs, job alerts and emails')
  .action((email: string) =>
    withStore((store) => eraseCommand(store, email, createWebsiteEraser(readBackendEnv().website))),
  );

program
  .command('sealed')
  .argument('<email>', 'the email address of the person who withdrew')
  .argument('<out>', 'the JSON file to write')
  .description(
    'write the withdrawn and sealed data of an email address to a file, for an authority that requests it',
  )
  .action((email: string, out: string) => withStore((store) => sealedCommand(store, email, out)));

program
  .command('consents')
  .description('list all consents: when, with which form, to which text, in which language')
  .action(() => withStore(consentsCommand));

program
  .command('desk')
  .argument('<what>', 'sign-out')
  .argument('[address]', 'a staff member’s address; everyone by default')
  .description('sign-out: end staff sessions at the desk, and revoke emailed sign-in links')
  .action((what: string, address?: string) => {
    if (what !== 'sign-out') throw new CommandError('Unknown command: use desk sign-out.');
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

program
  .command('alerts')
  .description('show the number of job alerts')
  .action(() =>
    withStore(async (store) => {
      const { confirmed, unconfirmed } = await store.countAlerts();
      print(`${confirmed} job alerts confirmed, ${unconfirmed} waiting for confirmation.`);
    }),
  );
