import { indianDate } from '../../../base/mail/indian-time';
import type * as english from '../../mails/application-ended';
import { candidateEnd, candidateWords, facts, link, text } from '../../mails/shared';

type MailedOutcome = Parameters<typeof english.applicationEndedMail>[0]['end'];

/** After "ನೀವು … ಅರ್ಜಿ ಹಾಕಿದ್ದಿರಿ." */
const words: Record<MailedOutcome, string> = {
  filled: 'ಆ ಕೆಲಸಕ್ಕೆ ಭರ್ತಿಯಾಗಿದೆ. ಅರ್ಜಿ ಹಾಕಿ ಕಾದಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು.',
  'not-this-time': 'ಈ ಬಾರಿ ಬೇರೆಯವರನ್ನು ಆರಿಸಿದ್ದಾರೆ. ನಿಮಗೆ ಹೊಂದುವ ಕೆಲಸ ಕಂಡಾಗ ಮತ್ತೆ ಅರ್ಜಿ ಹಾಕಿ.',
  'job-closed': 'ಆ ಕೆಲಸದ ಭರ್ತಿ ಮುಗಿದಿದೆ, ಆದ್ದರಿಂದ ನಿಮ್ಮ ಅರ್ಜಿ ಮುಂದೆ ಹೋಗುವುದಿಲ್ಲ. ಅರ್ಜಿ ಹಾಕಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು.',
};

export const applicationEndedMail: typeof english.applicationEndedMail = ({
  end,
  at,
  jobTitle,
  reference,
  statusUrl,
  jobsUrl,
}) => ({
  subject: `ನಿಮ್ಮ ಅರ್ಜಿಯ ಫಲಿತಾಂಶ (${reference})`,
  blocks: [
    text(candidateWords.greeting),
    text(`ನೀವು ${jobTitle ? `“${jobTitle}” ಕೆಲಸಕ್ಕೆ` : 'ಒಂದು ಕೆಲಸಕ್ಕೆ'} ಅರ್ಜಿ ಹಾಕಿದ್ದಿರಿ. ${words[end]}`),
    facts(['ನಿಮ್ಮ ರೆಫರೆನ್ಸ್ ನಂಬರ್', reference], ['ನಿರ್ಧಾರವಾದ ದಿನ', indianDate(at)]),
    link('ಇದೇ ರೀತಿಯ ಕೆಲಸಗಳನ್ನು ನೋಡಿ', jobsUrl),
    link('ಅರ್ಜಿ ಈಗ ಯಾವ ಹಂತದಲ್ಲಿದೆ, ನೋಡಿ', statusUrl),
    ...candidateEnd(),
  ],
});
