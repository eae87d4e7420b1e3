import { alertMails } from './alerts/alert-mails';
import { openJobsMails } from './jobs/confirmations/open-jobs-message';
import { digestMails } from './forms/digest/digest-mails';
import { submissionMails } from './forms/compose-submission';
import type { MailKinds } from './mail/mail-context';
import { publishedMails } from './publish/published-mail';
import { registrationMails } from './alerts/registrations/registration-mails';
import { sheetMails } from './sheet/sheet-mails';
import { statusMails } from './forms/status/status-mails';
import { yourDataMails } from './your-data/your-data-mails';

/** All kinds of mail, each made by its feature. */
export const mailKinds: MailKinds = {
  ...submissionMails,
  ...statusMails,
  ...publishedMails,
  ...yourDataMails,
  ...sheetMails,
  ...digestMails,
  ...openJobsMails,
  ...alertMails,
  ...registrationMails,
};
