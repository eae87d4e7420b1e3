import { createDigestStore, type DigestStore } from './forms/digest/digest';
import { createSecretStore, type SecretStore } from './keys/secrets';
import { type AlertStore, createAlertStore } from './alerts/queries';
import { type ChangeStore, createChangeStore } from './jobs/changes/subscribers';
import { createConsentStore, type ConsentStore } from './forms/consents';
import type { Database } from './store/database';
import { createEndedStore, type EndedStore } from './forms/status/ended';
import { type AutomaticStore, createAutomaticStore } from './forms/automatic';
import { createFormStore } from './forms/queries';
import { createNoteStore, type NoteStore } from './forms/notes/notes';
import { createStateStore, type StateStore } from './forms/states';
import { createKeyStore, type KeyStore } from './keys/rotate';
import { type OpenedKey, withKeyChecked } from './keys/store-key';
import { createJobStore } from './jobs/queries';
import type { TextIndex } from './jobs/search/search';
import { createMailStore } from './mail/queries';
import { createRegistrationStore, type RegistrationStore } from './alerts/registrations/queries';
import { createYourDataStore } from './your-data/queries';
import { createStaffJobStore, type StaffJobStore } from './staff/job-list';
import { createQueueStore, type QueueStore } from './staff/queues';
import { createStaffTokenStore, type StaffTokenStore } from './staff/tokens';
import { createViewStore, type ViewStore } from './jobs/views';
import { createVoucherStore, type VoucherStore } from './links/vouchers/queries';
import type { FormStore } from './forms/forms';
import type { ConfirmationStore } from './jobs/confirmations/confirmations';
import type { JobStore } from './jobs/jobs';
import type { MailStore } from './mail/mails';
import type { YourDataStore } from './your-data/your-data';

/**
 * Everything that the recruitment API keeps, in either engine. Every method rejects with StoreBusyError when it cannot
 * get its turn, or no answer, within some seconds.
 */
export type Store = JobStore &
  ConfirmationStore &
  FormStore &
  StateStore &
  NoteStore &
  AutomaticStore &
  EndedStore &
  MailStore &
  AlertStore &
  RegistrationStore &
  ChangeStore &
  ConsentStore &
  YourDataStore &
  VoucherStore &
  QueueStore &
  StaffJobStore &
  StaffTokenStore &
  ViewStore &
  DigestStore &
  SecretStore &
  KeyStore & {
    close(): Promise<void>;
  };

export type StoreOptions = {
  /** What personal data is encrypted with. */
  opened: OpenedKey;
  now?: () => Date;
  /** Called when expired jobs could not be taken out of the lists; they stay listed until it works. */
  onExpiryFailure?: (error: unknown) => void;
  /** Whether mails about new forms are queued. */
  queueMails?: boolean;
};

/** The store in an open database. */
export function composeStore(
  unchecked: Database,
  index: TextIndex,
  { opened, now = () => new Date(), onExpiryFailure, queueMails = false }: StoreOptions,
): Store {
  const key = opened.key();
  const db = withKeyChecked(unchecked, key);
  const jobs = createJobStore(db, { index, key, now, onExpiryFailure });
  return {
    ...jobs,
    ...createFormStore(db, key, now, queueMails),
    ...createStateStore(db, key, now),
    ...createNoteStore(db, key, now),
    ...createAutomaticStore(db, key),
    ...createEndedStore(db, key, now),
    ...createMailStore(db, key, now),
    ...createAlertStore(db, key, jobs.findJobs, now),
    ...createRegistrationStore(db, key, jobs.findJobs, now),
    ...createChangeStore(db, now),
    ...createConsentStore(db),
    ...createDigestStore(db, key, now),
    ...createSecretStore(db, key),
    ...createYourDataStore(db, key, now),
    ...createVoucherStore(db, key, now),
    ...createQueueStore(db, key),
    ...createStaffJobStore(db),
    ...createViewStore(db, now),
    ...createStaffTokenStore(db, key, now),
    ...createKeyStore(unchecked, opened, now),
    close: () => db.close(),
  };
}
