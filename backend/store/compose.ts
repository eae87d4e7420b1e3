import { createAlertStore } from './alerts/queries';
import { createChangeStore } from './changes/subscribers';
import type { Database } from './database';
import { createFormStore } from './forms/queries';
import { createJobStore } from './jobs/queries';
import type { TextIndex } from './jobs/search/search';
import { createMailStore } from './mails/queries';
import type { Store } from './store';

export type StoreOptions = {
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
  { now = () => new Date(), onExpiryFailure, queueMails = false }: StoreOptions,
): Store {
  const jobs = createJobStore(db, { index, now, onExpiryFailure });
  return {
    ...jobs,
    ...createFormStore(db, now, queueMails),
    ...createMailStore(db, now),
    ...createAlertStore(db, jobs.findJobs, now),
    ...createChangeStore(db, now),
    close: () => db.close(),
  };
}
