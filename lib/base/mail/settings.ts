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

/** Descriptions of valid values, worded to follow "must be". */
export const mailVariableForms = {
  SMTP_URL: 'an address such as smtp://user:password@mail.example.in:587 or smtps://…',
  STAFF_EMAIL: 'an email address, or several separated by commas',
  MAILBOXES: `email addresses by kind of form (${MAILBOXES.join(', ')}), such as applications=cv@example.in`,
  MAIL_FROM: 'an email address',
  missingStaff: 'set with SMTP_URL: an email address, or several separated by commas',
};

const addresses = (text: string) => text.split(',').map((part) => part.trim());

/** Whether a text is the URL of a mail server. */
export function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
}

/** Whether a text is an e-mail address, or several separated by commas. */
export function isAddressList(text: string): boolean {
  return addresses(text).every(isAddress);
}

export const isAddress = (text: string): boolean => z.email().max(254).safeParse(text.trim()).success;

const error = mailVariableForms.MAILBOXES;

/** Reads MAILBOXES: recipients by kind of form, "applications=cv@example.in; jobs=a@example.in, b@example.in". */
export const mailboxes = z
  .string()
  .default('')
  .transform((text) => (text === '' ? [] : text.split(';').map((part) => part.trim().split('='))))
  .transform((pairs): unknown => Object.fromEntries(pairs))
  .pipe(z.partialRecord(z.enum(MAILBOXES), z.string().refine(isAddressList).transform(addresses), error));

type Values = {
  SMTP_URL?: string;
  STAFF_EMAIL?: string;
  MAIL_FROM?: string;
  MAILBOXES: Partial<Record<Mailbox, string[]>>;
};

/** Whether a validated configuration has a mail server, but no recipient. */
export const lacksStaff = ({ SMTP_URL, STAFF_EMAIL }: Omit<Values, 'MAILBOXES'>): boolean =>
  SMTP_URL !== undefined && STAFF_EMAIL === undefined;

/** Mail settings of a validated configuration; null without SMTP_URL, when no mail is sent. */
export function mailSettings(values: Values): MailSettings | null {
  const { SMTP_URL, STAFF_EMAIL = '', MAIL_FROM } = values;
  if (SMTP_URL === undefined) return null;
  const staff = addresses(STAFF_EMAIL);
  return { smtpUrl: SMTP_URL, staff, from: MAIL_FROM?.trim() ?? staff[0] ?? '', mailboxes: values.MAILBOXES };
}
