import type { MailMessage } from '../../lib/base/mail/mailer';
import type { Mailbox, MailSettings } from '../../lib/base/mail/settings';
import type { MailName, QueuedMail } from './mails';

/** `fallback` is sent instead if recipients permanently refuse the mail. */
export type ComposedMail = MailMessage & { fallback?: MailMessage };

type MailKind = {
  /** Renders a queued mail from the current state of the store; null when there is nothing left to send. */
  compose: (mail: QueuedMail) => Promise<ComposedMail | null>;
  /** Treats a refused staff address as a configuration error: the mail keeps failing in the log until it is fixed. */
  toStaff?: true;
};

/** How each kind of mail is composed; every feature provides its own. */
export type MailKinds<Name extends MailName = MailName> = Record<Name, MailKind>;

/** Where staff receive mail. */
export type StaffAddresses = Pick<MailSettings, 'staff' | 'mailboxes'>;

/** Returns a desk's addresses, or else all staff's. */
export const addressesOf = ({ staff, mailboxes }: StaffAddresses, desk: Mailbox): string[] =>
  mailboxes[desk] ?? staff;
