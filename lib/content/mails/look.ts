import type { MailLook } from '../../base/mail/mailer';
import { identity } from '../identity';
import { theme } from '../site/theme';

const { palette } = theme;

/** Appearance and sender name of mails. */
export const mailLook: MailLook = {
  fromName: identity.name,
  colours: {
    text: palette.ink,
    faint: palette['ink-soft'],
    link: palette.brand,
    line: palette.line,
  },
};
