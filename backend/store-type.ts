import type { AlertStore } from './alerts/alerts';
import type { ChangeStore } from './jobs/changes/changes';
import type { ConsentStore } from './forms/consents/consents';
import type { FormStore } from './forms/forms';
import type { EndedStore } from './forms/ended';
import type { StateStore } from './forms/states';
import type { KeyStore } from './keys/key-store';
import type { ConfirmationStore } from './jobs/confirmations/confirmations';
import type { JobStore } from './jobs/jobs';
import type { RegistrationStore } from './alerts/registrations/registrations';
import type { MailStore } from './mail/mails';
import type { YourDataStore } from './your-data/your-data';
import type { VoucherStore } from './links/vouchers/vouchers';

/**
 * Everything that the recruitment API keeps, in either engine. Every method rejects with StoreBusyError when it cannot
 * get its turn, or no answer, within some seconds.
 */
export type Store = JobStore &
  ConfirmationStore &
  FormStore &
  StateStore &
  EndedStore &
  MailStore &
  AlertStore &
  RegistrationStore &
  ChangeStore &
  ConsentStore &
  YourDataStore &
  VoucherStore &
  KeyStore & {
    close(): Promise<void>;
  };
