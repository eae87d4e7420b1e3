import type { ConfirmationDays } from '../../lib/jobs/facts/confirmation';
import type { SiteHealth } from '../../lib/content/mails/site-health';
import type { MailMessage } from '../../lib/base/mail/mailer';
import type { CvInMail } from '../env';
import type { Store } from '../store-type';
import type { UndeliveredAnswer } from '../../lib/contract/undelivered';
import type { MailContent } from './mails';
import type { StaffAddresses } from '../forms/recipients';

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
  /** The forms that websites have yet to deliver to this API. */
  fetchUndelivered: () => Promise<UndeliveredAnswer>;
  siteHealth: () => Promise<SiteHealth>;
  now: () => Date;
};

/** `otherwise`: to be sent in its place if its recipients refuse it for good. */
export type ComposedMail = MailMessage & { otherwise?: MailMessage };

export type ContentOf<Kind extends MailContent['kind']> = Extract<MailContent, { kind: Kind }>;

type MailKind<Content> = {
  /** Renders a queued mail from the current state of the store; null when there is nothing left to send. */
  compose: (context: MailContext, content: Content) => Promise<ComposedMail | null>;
  /** A refused address of the staff is a wrong setting: such a mail keeps failing in the log until it is fixed. */
  toStaff?: true;
};

/** What the queue knows of each kind of mail; features say it of theirs. */
export type MailKinds<Kind extends MailContent['kind'] = MailContent['kind']> = {
  [Each in Kind]: MailKind<ContentOf<Each>>;
};
