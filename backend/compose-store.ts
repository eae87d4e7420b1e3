import { cvTables } from './forms/cvs';
import { type PlainCvStore, sealPlainCvs } from './forms/seal-plain-cvs';
import { forms } from './forms/tables';
import { rotatedTables } from './keys/rotated-tables';
import { createDigestStore, type DigestStore } from './forms/digest/digest';
import { createSecretStore, type SecretStore } from './keys/secrets';
import { createAlertStore } from './alerts/queries';
import { createChangeStore } from './jobs/changes/subscribers';
import { createConsentStore, type ConsentStore } from './forms/consents';
import type { Database } from './store/database';
import { createEndedStore, type EndedStore } from './forms/status/ended';
import { createFormStore } from './forms/queries';
import { createStateStore, type StateStore } from './forms/states';
import { createKeyStore, type KeyStore } from './keys/key-store';
import { createKeyring } from './keys/keyring';
import type { KeySource } from './keys/key-source';
import { createJobStore } from './jobs/queries';
import type { TextIndex } from './jobs/search/search';
import { createMailStore } from './mail/queries';
import { createRegistrationStore } from './alerts/registrations/queries';
import { createYourDataStore } from './your-data/queries';
import { createVoucherStore } from './links/vouchers/queries';
import type { AlertStore } from './alerts/alerts';
import type { ChangeStore } from './jobs/changes/changes';
import type { FormStore } from './forms/forms';
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
  DigestStore &
  SecretStore &
  KeyStore &
  PlainCvStore & {
    close(): Promise<void>;
  };

export type StoreOptions = {
  /** Where the key that personal data is encrypted with comes from. */
  keys: KeySource;
  now?: () => Date;
  /** Called when expired jobs could not be taken out of the lists; they stay listed until it works. */
  onExpiryFailure?: (error: unknown) => void;
  /** Whether mails about new forms are queued. */
  queueMails?: boolean;
};

/** The store in an open database. */
export function composeStore(
  db: Database,
  index: TextIndex,
  { keys, now = () => new Date(), onExpiryFailure, queueMails = false }: StoreOptions,
): Store {
  const keyring = createKeyring(keys);
  const jobs = createJobStore(db, { index, keyring, now, onExpiryFailure });
  return {
    ...jobs,
    ...createFormStore(db, keyring, now, queueMails),
    ...createStateStore(db, now),
    ...createEndedStore(db, keyring, now),
    ...createMailStore(db, keyring, now),
    ...createAlertStore(db, keyring, jobs.findJobs, now),
    ...createRegistrationStore(db, keyring, jobs.findJobs, now),
    ...createChangeStore(db, now),
    ...createConsentStore(db),
    ...createDigestStore(db, keyring, now),
    ...createSecretStore(db, keyring),
    ...createYourDataStore(db, keyring, now),
    ...createVoucherStore(db, keyring, now),
    ...createKeyStore(db, { keyring, keys, tables: rotatedTables(forms, cvTables) }, now),
    sealPlainCvs: (signal) => sealPlainCvs(db, keyring, signal),
    close: () => db.close(),
  };
}
