import type { JobStore } from '../jobs/job-store';
import type { SecretStore } from '../keys/secrets';
import type { MailStore } from '../mail/mail-store';
import type { ConsentStore } from './consents';
import type { createNoteStore } from './notes/notes';
import type { FormStore } from './form-store';
import type { StatusStore } from './status/status-store';

/** What the status of applications, and mails about forms, read and write. */
export type Stores = FormStore &
  ReturnType<typeof createNoteStore> &
  StatusStore &
  ConsentStore &
  JobStore &
  MailStore &
  SecretStore;
