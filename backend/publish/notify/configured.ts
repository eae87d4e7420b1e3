import { readFile } from 'node:fs/promises';
import type { BackendEnv } from '../../env';
import { isLoopback } from '../../../lib/base/network';
import { errorCode } from '../../../lib/base/log';
import type { Notifier } from './notify';
import { googleIndexingNotifier, serviceAccount, type ServiceAccount } from './google-indexing';
import { indexNowNotifier } from './indexnow';
import { websiteNotifier } from './website';

type NotifySettings = Pick<BackendEnv, 'siteUrl' | 'website' | 'indexNowKey' | 'googleKeyFile'>;

/**
 * Creates the notifiers that the settings enable, with remarks on those configured but off. Rejects with an Error
 * that names GOOGLE_INDEXING_KEY_FILE if that file is unusable.
 */
export async function configuredNotifiers(
  settings: NotifySettings,
): Promise<{ notifiers: Notifier[]; remarks: string[] }> {
  const { siteUrl, website, indexNowKey, googleKeyFile } = settings;
  const notifiers: Notifier[] = [];
  const remarks: string[] = [];
  if (website) notifiers.push(websiteNotifier(website));
  const account = googleKeyFile === null ? null : await readServiceAccount(googleKeyFile);
  const isPublic = !isLoopback(new URL(siteUrl).hostname);
  const external: [name: string, notifier: Notifier | null][] = [
    ['IndexNow', indexNowKey === null ? null : indexNowNotifier({ siteUrl, key: indexNowKey })],
    ['Google indexing', account && googleIndexingNotifier({ siteUrl, account })],
  ];
  for (const [name, notifier] of external)
    if (notifier && isPublic) notifiers.push(notifier);
    else if (notifier) remarks.push(`${name} is off: SITE_URL (${siteUrl}) is an address of this machine.`);
  return { notifiers, remarks };
}

/** Reads a service account's key. Rejects with an Error that names GOOGLE_INDEXING_KEY_FILE if it is unusable. */
export async function readServiceAccount(file: string): Promise<ServiceAccount> {
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
