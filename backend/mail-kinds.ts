import { alertMails } from './alerts/alert-mails';
import { clientMails } from './clients/client-mail';
import { statusMails } from './forms/status/status-mails';
import { submissionMails } from './forms/submission-mails';
import { openJobsMails } from './jobs/confirmations/open-jobs-message';
import type { Store } from './compose-store';
import type { BackendEnv } from './env';
import type { MailKinds, StaffAddresses } from './mail/mail-kinds';
import { publishedMails } from './publish/published-mail';
import { staffMails } from './staff/sign-in-mail';
import { sheetMails } from './sheet/sheet-state';
import { yourDataMails } from './your-data/your-data-store';

/** What mails are composed from. */
export type MailContext = StaffAddresses &
  Pick<BackendEnv, 'siteUrl' | 'cvInMail' | 'retentionDays'> & {
    store: Store;
    /** The desk's origin; null without a desk. */
    deskUrl?: string | null;
    now: () => Date;
  };

export const mailKinds = (context: MailContext): MailKinds => ({
  ...submissionMails(context),
  ...statusMails(context),
  ...publishedMails(context),
  ...yourDataMails(context),
  ...sheetMails(context),
  ...staffMails(context),
  ...openJobsMails(context),
  ...clientMails(context),
  ...alertMails(context),
});
