import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { provideWords } from '../lib/content/provide-words';
import type { MailSettings } from '../lib/base/mail/settings';
import { registerNotifiers, startNotifying, type Notifier } from './publish/notify/notify';
import { startDesk } from '../desk/start';
import { confirmedUpTo } from '../lib/jobs/facts/confirmation';
import { fetchUndelivered } from './forms/digest/fetch-undelivered';
import { readStanding } from './forms/digest/read-site-health';
import { startBackups } from './backup/nightly';
import { hasRoomForForms, storageFolder } from './base/data-dir';
import { type MailingOptions, startMailing } from './start-mailing';
import { watchMail } from './mail/send-mails';
import { openStore } from './open-store';
import type { StoreLocation } from './keys/key-source';
import { loadSample, sampleFolder } from './sample';
import { startRetention, startTelling, startMaintenance } from './maintenance';
import { createApp } from './server';
import { keepSynced, logSheetReport } from './sheet/keep-synced';
import type { SheetReport } from './sheet/report';
import type { Store } from './compose-store';
import { tellWebsites, type TellWebsites } from './your-data/tell-websites';

type ServeOptions = MailingOptions &
  StoreLocation & {
    port: number;
    host: string;
    retentionDays: number | null;
    /** Folder of nightly backups; default: none are made. */
    backupTo?: string | null;
    registerDays?: number;
    notifiers: Notifier[];
    mail: MailSettings | null;
    /** Path or URL of the sheet to sync jobs from; default: none. */
    jobsSource?: string | null;
    /** Whether a store without the agency's own jobs shows the sample jobs; default: true. */
    samples?: boolean;
  };
export type RunningServer = { address: string; deskPort: number | null; stop: () => Promise<void> };

const STOP_TIMEOUT_MS = 10_000;
/** Websites send a CV within UPSTREAM_TIMEOUT_MS. */
const REQUEST_TIMEOUT_MS = 120_000;

/** Starts the API. Rejects when the store cannot be opened or the port cannot be bound (for example EADDRINUSE). */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { port, host, dataDir, databaseUrl, retentionDays, notifiers, mail, jobsSource } = options;
  const { storeKey, oldStoreKey, derivedStoreKey } = options;
  const { samples = true, website = null } = options;
  if (options.cvInMail === 'link' && website === null)
    throw new Error(
      'CV_IN_MAIL=link needs SECRET or REVALIDATE_SECRET, the same for this API and its websites: they show the CVs.',
    );
  provideWords();
  const store = await openStore({
    ...{ dataDir, databaseUrl, storeKey, oldStoreKey, derivedStoreKey },
    queueMails: mail !== null,
  });
  const mailWatch = watchMail(mail);
  try {
    const storageDir = storageFolder(dataDir);
    // A PostgreSQL server has its own disk.
    const hasRoom = databaseUrl === null ? () => hasRoomForForms(dataDir) : undefined;
    const tell = tellWebsites(website);
    const app = createApp({
      store,
      storageDir,
      hasRoom,
      jobAlerts: mail !== null,
      mail: mailWatch.state,
      secret: website?.secret ?? null,
      retentionDays,
      tellWebsites: tell,
      markDays: options.confirmation?.markDays,
      registerDays: options.registerDays,
    });
    const server = createAdaptorServer({
      fetch: app.fetch,
      serverOptions: { requestTimeout: REQUEST_TIMEOUT_MS },
    }) as Server;
    // Before listening: clients that wait for the port must not get, and perhaps cache, an empty list.
    if (samples) await loadSample({ store, storageDir, folder: sampleFolder() });
    await registerNotifiers(store, notifiers);
    // After registration, so that notifiers are notified of the closed samples.
    if (!samples) await store.closeSampleJobs();
    await listen(server, port, host);
    const desk = options.desk ? await openDesk({ ...options, desk: options.desk }, store, tell) : null;
    const reportSheet = async (report: SheetReport, isNews: boolean) => {
      logSheetReport(report);
      if (mail && isNews) await store.queueMail({ kind: 'sheet' });
    };
    const stopTasks = [
      mailWatch.stop,
      startRetention(store, retentionDays),
      startMaintenance(store),
      startTelling(store, tell),
      ...(options.backupTo
        ? [startBackups({ dataDir, databaseUrl, storeKey, oldStoreKey }, options.backupTo)]
        : []),
      startNotifying(store, notifiers),
      ...(mail ? [startMailing(store, mail, options)] : []),
      ...(jobsSource ? [keepSynced({ store, source: jobsSource, onReport: reportSheet })] : []),
    ];
    const stop = async () => {
      await Promise.all([closeServer(server), desk?.stop(), ...stopTasks.map((stopTask) => stopTask())]);
      await store.close();
    };
    return { address: addressOf(server, host), deskPort: desk?.port ?? null, stop };
  } catch (error) {
    await mailWatch.stop();
    await store.close();
    throw error;
  }
}

/** Starts the pages of the staff, on a port of their own. */
function openDesk(
  options: ServeOptions & { desk: NonNullable<ServeOptions['desk']> },
  store: Store,
  tell: TellWebsites,
) {
  const { desk, dataDir, databaseUrl, siteUrl, website = null, mail, jobsSource, confirmation } = options;
  const ask = fetchUndelivered(website);
  return startDesk({
    ...{ store, siteUrl, deskUrl: desk.url, tellWebsites: tell },
    ...{ host: desk.host, port: desk.port, indexMb: desk.indexMb },
    sendsMail: mail !== null,
    followsSheet: Boolean(jobsSource),
    markedUpTo: () => confirmedUpTo(confirmation?.markDays ?? 0, Date.now()),
    siteHealth: () => readStanding({ store, ask, dataDir, databaseUrl, now: new Date() }),
  });
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function addressOf(server: Server, host: string): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : '';
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/api/`;
}

/** Lets requests in flight finish; after ten seconds their connections are closed. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
  });
}
