import type { MailBlock, MailLink } from '../../../base/mail/document';
import { agencyFooter } from '../../mails/shared';
import type * as english from '../../mails/shared';
import type { Words } from '../../words';

export const GREETING: Words<typeof english.GREETING> = 'ನಮಸ್ಕಾರ,';

export const candidateEnd = (link?: MailLink): MailBlock[] => [
  {
    kind: 'text',
    text: 'ಕೆಲಸ ಹುಡುಕುವವರು ನಮಗೆ ಯಾವ ಹಂತದಲ್ಲೂ ಹಣ ಕೊಡಬೇಕಿಲ್ಲ. ಯಾರಾದರೂ ನಮ್ಮ ಹೆಸರಿನಲ್ಲಿ ಹಣ ಕೇಳಿದರೆ, ಅದು ನಾವಲ್ಲ.',
  },
  agencyFooter(link),
];
