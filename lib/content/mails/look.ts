import type { MailLook } from '../../base/mail/mailer';
import { identity } from '../identity';
import { theme } from '../site/theme';

const { palette } = theme;

/** How mails look, and in whose name they come. */
export const mailLook: MailLook = {
  fromName: identity.name,
  colours: {
    text: palette.ink,
    faint: palette['ink-soft'],
    link: palette.brand,
    line: palette.line,
  },
};
