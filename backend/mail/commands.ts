import { print } from '../base/command';
import { indianMinute } from '../../lib/base/text/indian-day';
import type { MailStore } from './mail-store';

const ist = (iso: string) => `${indianMinute(new Date(iso))} (IST)`;
/** Prints unsent mails and why they are unsent; with `retry`, requeues failed ones first. */
export async function mailsCommand(store: MailStore, retry: boolean): Promise<void> {
  if (retry) print(`${await store.retryMails()} failed emails will be retried.`);
  const mails = await store.unsentMails();
  for (const { id, kind, queued_at, tries, next_try_at, failed_at, problem } of mails) {
    const state = failed_at ? `failed ${ist(failed_at)}` : `waiting until ${ist(next_try_at)}`;
    print(
      [`mail ${id}`, kind, `queued ${ist(queued_at)}`, `${tries} tries`, state, problem]
        .filter(Boolean)
        .join('  '),
    );
  }
  if (mails.length === 0) print('No emails are waiting or have failed.');
}
