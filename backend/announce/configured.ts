import { readFile } from 'node:fs/promises';
import type { BackendEnv } from '../env';
import { isLoopback } from '../../lib/base/network';
import { errorCode } from '../../lib/base/log';
import type { Announcer } from './announcer';
import { googleIndexingAnnouncer } from './google-indexing';
import { serviceAccount, type ServiceAccount } from './google-token';
import { indexNowAnnouncer } from './indexnow';
import { websiteAnnouncer } from './website';

type AnnounceSettings = Pick<BackendEnv, 'siteUrl' | 'website' | 'indexNowKey' | 'googleKeyFile'>;

/**
 * Creates the announcers that the settings enable, with remarks on those that are configured but stay off. Rejects with
 * an Error that names GOOGLE_INDEXING_KEY_FILE when that file is unusable.
 */
export async function configuredAnnouncers(
  settings: AnnounceSettings,
): Promise<{ announcers: Announcer[]; remarks: string[] }> {
  const { siteUrl, website, indexNowKey, googleKeyFile } = settings;
  const announcers: Announcer[] = [];
  const remarks: string[] = [];
  if (website) announcers.push(websiteAnnouncer(website));
  const account = googleKeyFile === null ? null : await readServiceAccount(googleKeyFile);
  const isPublic = !isLoopback(new URL(siteUrl).hostname);
  const off = (name: string) =>
    remarks.push(`${name} is off: SITE_URL (${siteUrl}) is on this very machine.`);
  if (indexNowKey !== null) {
    if (isPublic) announcers.push(indexNowAnnouncer({ siteUrl, key: indexNowKey }));
    else off('IndexNow');
  }
  if (account) {
    if (isPublic) announcers.push(googleIndexingAnnouncer({ siteUrl, account }));
    else off('Google indexing');
  }
  return { announcers, remarks };
}

async function readServiceAccount(file: string): Promise<ServiceAccount> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`GOOGLE_INDEXING_KEY_FILE cannot be read: ${errorCode(error)} ${file}`);
  });
  try {
    return serviceAccount.parse(JSON.parse(text));
  } catch {
    throw new Error(
      `GOOGLE_INDEXING_KEY_FILE is not the JSON key of a service account (client_email, private_key): ${file}`,
    );
  }
}
