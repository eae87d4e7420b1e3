import type { MailDocument } from '../../base/mail/document';
import { identity } from '../identity';
import { footer, link, text } from './shared';

/** The sign-in link to the desk. */
export function deskLinkMail({ url, minutes }: { url: string; minutes: number }): MailDocument {
  return {
    subject: `Sign in at the desk of ${identity.name}`,
    blocks: [
      text('You asked to sign in. The link opens a page with one button; press it, and you are in.'),
      link('Sign in', url),
      text(
        `It works once, for ${minutes} minutes, in the browser in which you asked for it. Nobody else can use it: please do not pass it on.`,
      ),
      text('If you did not ask for it, you need do nothing.'),
      footer(identity.legalName),
    ],
  };
}
