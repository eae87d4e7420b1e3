import { createAlertStore } from './alerts/alert-store';
import { createClientStore } from './clients/clients';
import { createSameSenderStore } from './forms/same-sender';
import { createConsentStore } from './forms/consents';
import { createPeopleStore } from './staff/people';
import { createNoteStore } from './forms/notes/notes';
import { createEnquiryStore } from './forms/enquiries';
import { createFormStore } from './forms/form-store';
import { createStatusStore } from './forms/status/status-store';
import { createChangeStore } from './jobs/changes/subscribers';
import { createJobStore } from './jobs/job-store';
import { createKeyStore } from './keys/rotate';
import { createSecretStore } from './keys/secrets';
import { type OpenedKey, withKey } from './keys/store-key';
import { createMailStore } from './mail/mail-store';
import { createFigureStore } from './staff/figures';
import { createStaffJobStore } from './staff/job-list';
import { createPreferenceStore } from './staff/preferences';
import { createQueueStore } from './staff/queues';
import { createStaffStore } from './staff/staff';
import { createSessionStore } from './staff/sessions';
import { createSignInLinkStore } from './staff/sign-in-links';
import type { Database } from './store/database';
import { createYourDataStore } from './your-data/your-data-store';

/** All data of the API, in either engine. Methods reject with StoreBusyError if the store does not respond in time. */
export type Store = ReturnType<typeof composeStore>;

export type StoreOptions = {
  /** Encrypts personal data. */
  opened: OpenedKey;
  now?: () => Date;
  /** Whether mails about new forms are queued. */
  queueMails?: boolean;
};

/** Combines the features' stores on an open database. */
export function composeStore(
  unchecked: Database,
  { opened, now = () => new Date(), queueMails = false }: StoreOptions,
) {
  const db = withKey(unchecked, opened.key(), now);
  const jobs = createJobStore(db);
  return {
    ...jobs,
    ...createFormStore(db, queueMails),
    ...createEnquiryStore(db),
    ...createStatusStore(db),
    ...createNoteStore(db),
    ...createPeopleStore(db),
    ...createSameSenderStore(db),
    ...createMailStore(db),
    ...createAlertStore(db, jobs.findJobs),
    ...createChangeStore(db),
    ...createConsentStore(db),
    ...createSecretStore(db),
    ...createYourDataStore(db),
    ...createQueueStore(db),
    ...createPreferenceStore(db),
    ...createClientStore(db),
    ...createFigureStore(db),
    ...createStaffJobStore(db),
    ...createStaffStore(db),
    ...createSignInLinkStore(db),
    ...createSessionStore(db),
    ...createKeyStore(unchecked, opened),
    close: () => db.close(),
  };
}
