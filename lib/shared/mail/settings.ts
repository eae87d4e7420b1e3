import { z } from 'zod';

/** How mail is sent: the server, the staff who receive it, and the sender's address. */
export type MailSettings = { smtpUrl: string; staff: string[]; from: string };

/** What the three variables must be, worded to follow "must be". */
export const mailVariableForms = {
  SMTP_URL: 'an address such as smtp://user:password@mail.example.in:587 or smtps://…',
  STAFF_EMAIL: 'an e-mail address, or several separated by commas',
  MAIL_FROM: 'an e-mail address',
  missingStaff: 'set with SMTP_URL: an e-mail address, or several separated by commas',
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

type Values = { SMTP_URL?: string; STAFF_EMAIL?: string; MAIL_FROM?: string };

/** Whether a validated configuration names a mail server, but no recipient. */
export const lacksStaff = ({ SMTP_URL, STAFF_EMAIL }: Values): boolean =>
  SMTP_URL !== undefined && STAFF_EMAIL === undefined;

/** Mail settings of a validated configuration; null without SMTP_URL: no mail is sent. */
export function mailSettings({ SMTP_URL, STAFF_EMAIL = '', MAIL_FROM }: Values): MailSettings | null {
  if (SMTP_URL === undefined) return null;
  const staff = addresses(STAFF_EMAIL);
  return { smtpUrl: SMTP_URL, staff, from: MAIL_FROM?.trim() ?? staff[0] ?? '' };
}

const addresses = (text: string) => text.split(',').map((part) => part.trim());
