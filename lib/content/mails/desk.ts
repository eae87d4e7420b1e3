import type { MailDocument } from '../../base/mail/document';
import { identity } from '../identity';
import { footer, link, text } from './mail-parts';

/** The sign-in link to the desk. */
export function deskLinkMail({ url, minutes }: { url: string; minutes: number }): MailDocument {
  return {
    subject: `Sign in to the desk of ${identity.name}`,
    blocks: [
      text('You asked to sign in. The link opens a page with one button; press it to sign in.'),
      link('Sign in', url),
      text(
        `It works once, for ${minutes} minutes from now, in the browser in which you requested it. Nobody else can use it: please do not pass it on.`,
      ),
      text('If you did not request it, you can ignore this email.'),
      footer(identity.legalName),
    ],
  };
}
