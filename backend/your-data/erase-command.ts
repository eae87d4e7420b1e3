import { CommandError, print } from '../base/command';
import { eraseEverywhere, type TellWebsites } from './tell-websites';
import type { YourDataStore } from './your-data';

/**
 * Erases everything received from an e-mail address, here and on the websites. Rejects with CommandError when there is
 * nothing here; what websites held is erased all the same.
 */
export async function eraseCommand(store: YourDataStore, email: string, tell: TellWebsites): Promise<void> {
  const { erased, isTold } = await eraseEverywhere(store, email.trim(), tell);
  const { applications, registrations, contacts, inquiries, alerts, mails } = erased;
  if (!isTold)
    process.stderr.write(
      'A website could not be told. A running API tries again for 7 days; on the website’s machine, npm run outbox -- erase does it at once.\n',
    );
  if (applications + registrations + contacts + inquiries + alerts === 0)
    throw new CommandError(`Nothing was received from ${email}.`);
  print(
    `Erased ${applications} applications with their CVs, ${registrations} registered CVs, ${contacts} enquiries, ${inquiries} job inquiries, ${alerts} job alerts and ${mails} mails that were waiting.`,
  );
}
