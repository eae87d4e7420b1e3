import type { AlertStore } from './alerts/alerts';
import type { ChangeStore } from './changes/changes';
import type { FormStore } from './forms/forms';
import type { KeyStore } from './keys/key-store';
import type { ConfirmationStore } from './jobs/confirmations';
import type { JobStore } from './jobs/jobs';
import type { MailStore } from './mails/mails';

/**
 * Everything that the recruitment API keeps, in either engine. Every method rejects with StoreBusyError when it cannot
 * get its turn, or no answer, within some seconds.
 */
export type Store = JobStore &
  ConfirmationStore &
  FormStore &
  MailStore &
  AlertStore &
  ChangeStore &
  KeyStore & {
    close(): Promise<void>;
  };
