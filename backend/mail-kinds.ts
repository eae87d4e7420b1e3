import { alertMails } from './alerts/alert-mails';
import { clientMails } from './clients/client-mail';
import { statusMails } from './forms/status/status-mails';
import { submissionMails } from './forms/submission-mails';
import { openJobsMails } from './jobs/confirmations/open-jobs-message';
import type { MailKinds } from './mail/mail-kinds';
import { publishedMails } from './publish/published-mail';
import { staffMails } from './staff/sign-in-mail';
import { sheetMails } from './sheet/sheet-state';
import { yourDataMails } from './your-data/your-data-store';

/** What the features need to compose their mails. */
export type MailContext = Parameters<typeof submissionMails>[0] &
  Parameters<typeof statusMails>[0] &
  Parameters<typeof publishedMails>[0] &
  Parameters<typeof yourDataMails>[0] &
  Parameters<typeof sheetMails>[0] &
  Parameters<typeof staffMails>[0] &
  Parameters<typeof openJobsMails>[0] &
  Parameters<typeof clientMails>[0] &
  Parameters<typeof alertMails>[0];

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
