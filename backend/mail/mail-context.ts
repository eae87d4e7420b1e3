import type { ConfirmationDays } from '../../lib/jobs/facts/confirmation';
import type { Upkeep } from '../../lib/content/mails/upkeep';
import type { MailMessage } from '../../lib/base/mail/mailer';
import type { CvInMail } from '../env';
import type { Store } from '../store/store';
import type { FetchUndelivered } from '../digest/fetch-undelivered';
import type { StaffAddresses } from './recipients';

/** What mails are made of. */
export type MailContext = StaffAddresses & {
  store: Store;
  siteUrl: string;
  /** How an application's mail holds its CV. */
  cvInMail: CvInMail;
  /** Days after which received forms are erased; null: they are kept. */
  retentionDays: number | null;
  /** When jobs that nobody confirms are marked and closed. */
  confirmation: ConfirmationDays;
  fetchUndelivered: FetchUndelivered;
  upkeep: () => Promise<Upkeep>;
  now: () => Date;
};

/** `otherwise`: to be sent in its place if its recipients refuse it for good. */
export type ComposedMail = MailMessage & { otherwise?: MailMessage };
