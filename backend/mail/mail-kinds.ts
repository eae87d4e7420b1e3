import type { MailMessage } from '../../lib/base/mail/mailer';
import type { Desk, MailSettings } from '../../lib/base/mail/settings';
import type { MailName, QueuedMail } from './mails';

/** `otherwise`: to be sent in its place if its recipients refuse it for good. */
export type ComposedMail = MailMessage & { otherwise?: MailMessage };

type MailKind = {
  /** Renders a queued mail from the current state of the store; null when there is nothing left to send. */
  compose: (mail: QueuedMail) => Promise<ComposedMail | null>;
  /** A refused address of the staff is a wrong setting: such a mail keeps failing in the log until it is fixed. */
  toStaff?: true;
};

/** What the queue knows of each kind of mail; every feature registers its own. */
export type MailKinds<Name extends MailName = MailName> = Record<Name, MailKind>;

/** Where staff get mail. */
export type StaffAddresses = Pick<MailSettings, 'staff' | 'desks'>;

/** The addresses of a desk: its own, or else all the staff's. */
export const addressesOf = ({ staff, desks }: StaffAddresses, desk: Desk): string[] => desks[desk] ?? staff;
