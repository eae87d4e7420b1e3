import { z } from 'zod';

/** The kinds of forms that may have separate staff mailboxes. */
const MAILBOXES = ['applications', 'enquiries', 'business', 'jobs'] as const;
export type Mailbox = (typeof MAILBOXES)[number];

/** Mail server, staff recipients and sender. `mailboxes`: recipients of one kind of forms, instead of `staff`. */
export type MailSettings = {
  smtpUrl: string;
  staff: string[];
  from: string;
  mailboxes: Partial<Record<Mailbox, string[]>>;
};

/** The variable for a mailbox's mailbox. */
export function mailboxVariable<D extends Mailbox>(mailbox: D) {
  return `STAFF_EMAIL_${mailbox.toUpperCase() as Uppercase<D>}` as const;
}

/** Descriptions of valid values, worded to follow "must be"; STAFF_EMAIL also applies to the mailboxes' variables. */
export const mailVariableForms = {
  SMTP_URL: 'an address such as smtp://user:password@mail.example.in:587 or smtps://…',
  STAFF_EMAIL: 'an email address, or several separated by commas',
  MAIL_FROM: 'an email address',
  missingStaff: 'set with SMTP_URL: an email address, or several separated by commas',
};

/** Whether a text is the URL of a mail server. */
export function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
}

/** Whether a text is an e-mail address, or several separated by commas. */
export function isAddressList(text: string): boolean {
  return addresses(text).every(isAddress);
}

export const isAddress = (text: string): boolean => z.email().max(254).safeParse(text.trim()).success;

type Values = {
  [Name in 'SMTP_URL' | 'STAFF_EMAIL' | 'MAIL_FROM' | `STAFF_EMAIL_${Uppercase<Mailbox>}`]?: string;
};

/** Whether a validated configuration has a mail server, but no recipient. */
export const lacksStaff = ({ SMTP_URL, STAFF_EMAIL }: Values): boolean =>
  SMTP_URL !== undefined && STAFF_EMAIL === undefined;

/** Mail settings of a validated configuration; null without SMTP_URL, when no mail is sent. */
export function mailSettings(values: Values): MailSettings | null {
  const { SMTP_URL, STAFF_EMAIL = '', MAIL_FROM } = values;
  if (SMTP_URL === undefined) return null;
  const staff = addresses(STAFF_EMAIL);
  const mailboxes: MailSettings['mailboxes'] = {};
  for (const mailbox of MAILBOXES) {
    const given = values[mailboxVariable(mailbox)];
    if (given !== undefined) mailboxes[mailbox] = addresses(given);
  }
  return { smtpUrl: SMTP_URL, staff, from: MAIL_FROM?.trim() ?? staff[0] ?? '', mailboxes };
}

const addresses = (text: string) => text.split(',').map((part) => part.trim());
