import { claims } from '../../claims';
import type * as english from '../../mails/receipt';
import { clause } from '../../said';
import { timeSpan } from '../facts';

const reply = `ನಾವು ${clause`${timeSpan(claims.enquiryReply)} `}ಉತ್ತರಿಸುತ್ತೇವೆ.`;

export const receiptWords: typeof english.receiptWords = {
  applications: {
    subject: 'ನಿಮ್ಮ ಅರ್ಜಿ ನಮಗೆ ಬಂದಿದೆ',
    thanks: (jobTitle) => `${jobTitle ? `“${jobTitle}” ಕೆಲಸಕ್ಕೆ ` : ''}ಅರ್ಜಿ ಹಾಕಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ನಿಮ್ಮ ಅರ್ಜಿ ನಮಗೆ ಬಂದಿದೆ.`,
    next: 'ನಮ್ಮ ತಂಡದವರು ಅದನ್ನು ಓದುತ್ತಾರೆ; ನೀವು ಈ ಕೆಲಸಕ್ಕೆ ಹೊಂದಿದರೆ ಕರೆ ಮಾಡುತ್ತಾರೆ.',
  },
  contacts: {
    subject: 'ನಿಮ್ಮ ಮೆಸೇಜ್ ನಮಗೆ ಬಂದಿದೆ',
    thanks: () => 'ನಮಗೆ ಬರೆದದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ನಿಮ್ಮ ಮೆಸೇಜ್ ನಮಗೆ ಬಂದಿದೆ.',
    next: reply,
  },
  inquiries: {
    subject: 'ನಿಮ್ಮ ಜಾಹೀರಾತು ನಮಗೆ ಬಂದಿದೆ',
    thanks: () => 'ಧನ್ಯವಾದಗಳು. ನಿಮ್ಮ ಕೆಲಸದ ಜಾಹೀರಾತು ನಮಗೆ ಬಂದಿದೆ.',
    next: reply,
  },
  reference: 'ನಿಮ್ಮ ರೆಫರೆನ್ಸ್ ನಂಬರ್',
  status: 'ಅರ್ಜಿ ಈಗ ಯಾವ ಹಂತದಲ್ಲಿದೆ, ನೋಡಿ',
  giveIt: 'ಬರೆಯುವಾಗ ಅಥವಾ ಕರೆ ಮಾಡುವಾಗ ಈ ರೆಫರೆನ್ಸ್ ನಂಬರ್ ತಿಳಿಸಿ.',
};
