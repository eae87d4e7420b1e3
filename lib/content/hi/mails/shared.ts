import type { MailBlock, MailLink } from '../../../base/mail/document';
import { agencyFooter } from '../../mails/shared';
import type * as english from '../../mails/shared';
import type { Words } from '../../words';

export const GREETING: Words<typeof english.GREETING> = 'नमस्ते,';

export const candidateEnd = (link?: MailLink): MailBlock[] => [
  {
    kind: 'text',
    text: 'जॉब खोजने वाले हमें कभी पैसे नहीं देते, किसी भी समय। कोई हमारे नाम पर पैसे माँगे, तो वह हम नहीं हैं।',
  },
  agencyFooter(link),
];
