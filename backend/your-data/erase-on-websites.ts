import { ERASE_UNDELIVERED_PATH } from '../../lib/contract/outbox';
import { logFailure } from '../../lib/base/log';
import { post } from '../base/post';
import type { Erased } from './erase';
import type { YourDataStore } from './your-data-store';
import { CommandError, print } from '../base/command';
import { writeWhole } from '../base/write-whole';
import { indianDate } from '../../lib/base/mail/indian-time';
import { commandLine } from '../../lib/base/command-line';

const TIMEOUT_MS = 5_000;

/** Has the websites erase data of erased addresses; resolves with true once all have done so. */
export type EraseOnWebsites = (store: YourDataStore, signal?: AbortSignal) => Promise<boolean>;

/** `website` holds base URLs and the shared secret; null if none is configured. */
export const createWebsiteEraser =
  (website: { urls: string[]; secret: string } | null): EraseOnWebsites =>
  async (store, signal) => {
    // A website that fails is skipped for the rest of the round.
    const failing = new Set<string>();
    const tell = async (url: string, email: string) => {
      const limits = [AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])];
      try {
        const headers = { authorization: `Bearer ${website?.secret}` };
        const status = await post(url + ERASE_UNDELIVERED_PATH, headers, { email }, AbortSignal.any(limits));
        if (status !== 200) throw new Error(`answered ${status}`);
      } catch (error) {
        failing.add(url);
        logFailure('could not notify a website of an erasure; it will be retried', error, {});
      }
    };
    for (const { id, email } of await store.dueErasures()) {
      const asked = (website?.urls ?? []).filter((url) => !failing.has(url));
      await Promise.all(asked.map((url) => tell(url, email)));
      if (failing.size === 0) await store.markErasureDone(id);
    }
    return failing.size === 0;
  };

/** Erases everything from an address, here and on the websites. `isComplete`: false if a website is still pending. */
export async function eraseEverywhere(
  store: YourDataStore,
  email: string,
  eraseOnWebsites: EraseOnWebsites,
): Promise<{ erased: Erased; isComplete: boolean }> {
  const erased = await store.eraseByEmail(email);
  return { erased, isComplete: await eraseOnWebsites(store) };
}

/** Erases everything from an address. Rejects with CommandError if nothing was held here; websites erase anyway. */
export async function eraseCommand(
  store: YourDataStore,
  email: string,
  eraseOnWebsites: EraseOnWebsites,
): Promise<void> {
  const { erased, isComplete } = await eraseEverywhere(store, email.trim(), eraseOnWebsites);
  const { applications, contacts, inquiries, alerts, mails, clients } = erased;
  if (!isComplete)
    process.stderr.write(
      `A website could not be notified. A running API retries for 7 days; to erase now, run ${commandLine('outbox', 'erase')} on the website’s machine.\n`,
    );
  if (clients > 0) print('Erased this contact of a client, with what was sent there.');
  if (applications + contacts + inquiries + alerts + clients === 0)
    throw new CommandError(`Nothing was received from ${email}.`);
  print(
    `Erased ${applications} applications with their CVs, ${contacts} enquiries, ${inquiries} job inquiries, ${alerts} job alerts and ${mails} waiting emails.`,
  );
  if (erased.sealedUntil)
    print(`The forms and CVs are sealed, and will be erased on ${indianDate(erased.sealedUntil)}.`);
}

/** Writes an address's sealed forms to a file, for an authority. Rejects with CommandError if there are none. */
export async function sealedCommand(store: YourDataStore, email: string, file: string): Promise<void> {
  const sealed = await store.sealedAbout(email.trim());
  if (sealed.length === 0) throw new CommandError(`There is no sealed data from ${email}.`);
  const rows = sealed.map((row) => ({ ...row, cv: row.cv?.toString('base64') ?? null }));
  await writeWhole(file, [JSON.stringify(rows, null, 2)]);
  print(`Wrote ${sealed.length} forms to ${file}.`);
}
