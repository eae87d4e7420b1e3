import { createAdaptorServer } from '@hono/node-server';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { provideWords } from '../lib/content/provide-words';
import { registerNotifiers, startNotifying, type Notifier } from './publish/notify/notify';
import { startDesk } from '../desk/start';
import { isLoopback } from '../lib/base/network';
import { localOwnerLink, takeEarlierStaff } from './staff/first-owner';
import { startBackups } from './backup/nightly';
import { daysSinceBackup, hasRoomForForms, storageFolder } from './base/data-dir';
import { stopAll } from './base/repeat';
import type { BackendEnv } from './env';
import { startMailing } from './start-mailing';
import { watchMail } from './mail/send-mails';
import { openStore } from './open-store';
import { loadSample, sampleFolder } from './sample';
import { startMaintenance } from './maintenance';
import { createApp } from './server';
import { keepSynced } from './sheet/keep-synced';
import type { Store } from './compose-store';
import { createWebsiteEraser, type EraseOnWebsites } from './your-data/erase-on-websites';

type ServeOptions = BackendEnv & { host: string; notifiers: Notifier[] };
/** `ownerLink`: signs the owner in at a desk on this machine, once; null if a link can be mailed. */
export type RunningServer = {
  address: string;
  deskPort: number | null;
  ownerLink: string | null;
  stop: () => Promise<void>;
};

const STOP_TIMEOUT_MS = 10_000;
/** Websites send a CV within UPSTREAM_TIMEOUT_MS. */
const REQUEST_TIMEOUT_MS = 120_000;

/** Starts the API. Rejects if the store cannot be opened or the port cannot be bound (for example EADDRINUSE). */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { port, host, dataDir, databaseUrl, retentionDays, notifiers, mail, jobsSource, website } = options;
  if (options.cvInMail === 'link' && website === null)
    throw new Error(
      'CV_IN_MAIL=link requires SECRET or REVALIDATE_SECRET, set to the same value for this API and its websites.',
    );
  provideWords();
  const store = await openStore({ ...options, queueMails: mail !== null });
  const mailWatch = watchMail(mail);
  const stopTasks = [mailWatch.stop];
  const stop = async () => {
    await stopAll(stopTasks)();
    await store.close();
  };
  try {
    const storageDir = storageFolder(dataDir);
    // A PostgreSQL server has its own disk.
    const hasRoom = databaseUrl === null ? () => hasRoomForForms(dataDir) : undefined;
    const eraseOnWebsites = createWebsiteEraser(website);
    const app = createApp({
      store,
      storageDir,
      hasRoom,
      jobAlerts: mail !== null,
      mail: mailWatch.state,
      secret: website?.secret ?? null,
      retentionDays,
      eraseOnWebsites,
    });
    const server = createAdaptorServer({
      fetch: app.fetch,
      serverOptions: { requestTimeout: REQUEST_TIMEOUT_MS },
    }) as Server;
    // Before listening: clients that wait for the port must not get, and perhaps cache, an empty list.
    if (options.samples) await loadSample({ store, storageDir, folder: sampleFolder() });
    await registerNotifiers(store, notifiers);
    // After registration, so that notifiers are notified of the closed samples.
    if (!options.samples) await store.closeSampleJobs();
    await takeEarlierStaff(store);
    await once(server.listen(port, host), 'listening');
    stopTasks.push(() => closeServer(server));
    const desk = options.desk && (await openDesk(options, options.desk, store, eraseOnWebsites));
    if (desk) stopTasks.push(desk.stop);
    stopTasks.push(
      startMaintenance(store, retentionDays, eraseOnWebsites),
      ...(options.backupTo ? [startBackups(options, options.backupTo)] : []),
      startNotifying(store, notifiers),
      ...(mail ? [startMailing(store, mail, options)] : []),
      ...(jobsSource ? [keepSynced(store, jobsSource, mail !== null)] : []),
    );
    const localDesk =
      options.desk && isLoopback(new URL(options.desk.url).hostname) ? options.desk.url : null;
    const ownerLink = localDesk && (await localOwnerLink(store, localDesk, mail !== null));
    return { address: addressOf(server, host), deskPort: desk?.port ?? null, ownerLink, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts the staff's pages on a separate port. */
function openDesk(
  { dataDir, databaseUrl, siteUrl, mail, jobsSource }: ServeOptions,
  { url: deskUrl, ...listening }: NonNullable<ServeOptions['desk']>,
  store: Store,
  eraseOnWebsites: EraseOnWebsites,
) {
  return startDesk({
    store,
    siteUrl,
    deskUrl,
    eraseOnWebsites,
    ...listening,
    sendsMail: mail !== null,
    followsSheet: Boolean(jobsSource),
    // PostgreSQL is often backed up by other means.
    backupDays: () => daysSinceBackup(dataDir, Date.now()) ?? (databaseUrl === null ? null : undefined),
  });
}

function addressOf(server: Server, host: string): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : '';
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/api/`;
}

/** Lets requests in flight finish, then closes remaining connections after ten seconds. */
async function closeServer(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
  await once(server.close(), 'close');
  clearTimeout(cutOff);
}
