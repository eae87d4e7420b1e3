import { claims } from '../claims';
import { timeSpan } from './facts';
import { clause } from '../said';
import type { Words } from '../words';
import type * as ApiAnswers from '../api-answers';
import type * as CvDangers from '../forms/cv-dangers';

export const apiAnswers: Words<typeof ApiAnswers.apiAnswers> = {
  received: {
    applications: 'ಅರ್ಜಿ ಹಾಕಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ನಿಮ್ಮ ಅರ್ಜಿ ನಮಗೆ ಬಂದಿದೆ.',
    contacts: `ನಮಗೆ ಬರೆದದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ${clause`${timeSpan(claims.enquiryReply)} `}ಉತ್ತರಿಸುತ್ತೇವೆ.`,
    inquiries: 'ಧನ್ಯವಾದಗಳು. ವಿವರಗಳನ್ನು ಪರಿಶೀಲಿಸಿ, ನಂತರ ನಿಮ್ಮ ಜಾಹೀರಾತನ್ನು ಸೈಟ್‌ನಲ್ಲಿ ಹಾಕುತ್ತೇವೆ.',
  },
  form: {
    tooLong: 'ಫಾರ್ಮ್ ತುಂಬ ಉದ್ದವಾಗಿದೆ.',
    noRoom: 'ಸದ್ಯಕ್ಕೆ ಫಾರ್ಮ್ ಸ್ವೀಕರಿಸಲು ಆಗುತ್ತಿಲ್ಲ. ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    jobNotOpen: 'ಈ ಕೆಲಸಕ್ಕೆ ಇನ್ನು ಅರ್ಜಿ ಹಾಕಲು ಆಗುವುದಿಲ್ಲ.',
    invalid: 'ಕೆಲವು ವಿವರಗಳನ್ನು ಸರಿಪಡಿಸಬೇಕು.',
    required: (field) => `${field} ತುಂಬುವುದು ಕಡ್ಡಾಯ.`,
    tooManyCharacters: (field, most) => `${field}: ${most} ಅಕ್ಷರಗಳಿಗಿಂತ ಹೆಚ್ಚು ಬೇಡ.`,
    notAnEmail: (field) => `${field}: ಸರಿಯಾದ ಇಮೇಲ್ ಬರೆಯಿರಿ.`,
    notText: (field) => `${field} ಟೆಕ್ಸ್ಟ್ ಆಗಿರಬೇಕು.`,
  },
  cv: {
    notAFile: 'ಬಯೋಡೇಟಾ ಒಂದು ಫೈಲ್ ಆಗಿರಬೇಕು.',
    empty: 'ಬಯೋಡೇಟಾ ಫೈಲ್ ಖಾಲಿ ಇದೆ.',
    tooLarge: 'ಬಯೋಡೇಟಾ 5 MB ಗಿಂತ ದೊಡ್ಡದಾಗಿದೆ.',
  },
  job: {
    notFound: 'ಕೆಲಸ ಸಿಗಲಿಲ್ಲ',
    closed: 'ಈ ಕೆಲಸದ ಭರ್ತಿ ಮುಗಿದಿದೆ',
  },
  search: { notText: 'ಹುಡುಕುವ ಪದ ಮತ್ತು ವಿಭಾಗ ಟೆಕ್ಸ್ಟ್ ಆಗಿರಬೇಕು.' },
  jobAlert: {
    requested: 'ನಿಮ್ಮ ಮೇಲ್ ನೋಡಿ. ನಾವು ಕಳುಹಿಸುವ ಲಿಂಕ್‌ನಿಂದ ಖಚಿತಪಡಿಸಿದಾಗ ಜಾಬ್ ಅಲರ್ಟ್ ಶುರುವಾಗುತ್ತದೆ.',
    notOffered: 'ಇಲ್ಲಿ ಜಾಬ್ ಅಲರ್ಟ್ ಇಲ್ಲ.',
  },
  yourData: {
    requested: 'ಈ ಇಮೇಲ್‌ಗೆ ಸಂಬಂಧಿಸಿದ ಡೇಟಾ ನಮ್ಮಲ್ಲಿದ್ದರೆ, ಲಿಂಕ್ ಬರುತ್ತಿದೆ. ನಿಮ್ಮ ಮೇಲ್ ನೋಡಿ.',
    notOffered: 'ನಿಮ್ಮ ಡೇಟಾದ ಲಿಂಕ್‌ಗಳನ್ನು ಇಲ್ಲಿಂದ ಮೇಲ್ ಮಾಡುವುದಿಲ್ಲ.',
  },
  request: {
    tooLong: 'ಕೋರಿಕೆ ತುಂಬ ಉದ್ದವಾಗಿದೆ.',
    unreadable: (format) => `ಕೋರಿಕೆ ಸರಿಯಾದ ${format} ಅಲ್ಲ.`,
    longIdempotencyKey: 'Idempotency-Key 255 ಅಕ್ಷರಗಳಿಗಿಂತ ಉದ್ದವಾಗಿದೆ.',
    notFound: 'ಸಿಗಲಿಲ್ಲ',
    notFromWebsite: 'ಫಾರ್ಮ್‌ಗಳನ್ನು ಏಜೆನ್ಸಿಯ ವೆಬ್‌ಸೈಟ್‌ನಿಂದ ಮಾತ್ರ ಪಡೆಯುತ್ತೇವೆ; ಅದು REVALIDATE_SECRET ಟೋಕನ್ ತೋರಿಸುತ್ತದೆ.',
    wrongSecret: 'ಸೀಕ್ರೆಟ್ ತಪ್ಪಾಗಿದೆ ಅಥವಾ ಇಲ್ಲ.',
    busy: 'ಸರ್ವರ್ ಬ್ಯುಸಿ ಇದೆ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    failed: 'ನಮ್ಮ ಕಡೆ ಏನೋ ತೊಂದರೆಯಾಯಿತು. ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  },
};

export const cvDangers: Words<typeof CvDangers.cvDangers> = {
  locked: 'ಈ ಫೈಲ್‌ಗೆ ಪಾಸ್‌ವರ್ಡ್ ಇದೆ. ಪಾಸ್‌ವರ್ಡ್ ಇಲ್ಲದೆ ಸೇವ್ ಮಾಡಿ, ಮತ್ತೆ ಆರಿಸಿ',
  macros: 'ಈ ಫೈಲ್‌ನಲ್ಲಿ ಮ್ಯಾಕ್ರೋಗಳಿವೆ. ಇದನ್ನು PDF ಮಾಡಿ, ಆ ಫೈಲ್ ಆರಿಸಿ',
  attachments: 'ಈ ಫೈಲ್ ಒಳಗೆ ಬೇರೆ ಫೈಲ್‌ಗಳಿವೆ. ಅವಿಲ್ಲದೆ ಬಯೋಡೇಟಾವನ್ನು ಹೊಸ PDF ಮಾಡಿ, ಆ ಫೈಲ್ ಆರಿಸಿ',
  outside: 'ಈ ಫೈಲ್ ಹೊರಗಿನಿಂದ ಏನನ್ನೋ ತರುತ್ತದೆ ಅಥವಾ ಹೊರಗೆ ಕಳುಹಿಸುತ್ತದೆ. ಇದನ್ನು PDF ಮಾಡಿ, ಆ ಫೈಲ್ ಆರಿಸಿ',
  'too-expanded': 'ಈ ಫೈಲ್ ತೆರೆದಾಗ ಬಯೋಡೇಟಾಗಿಂತ ಬಹಳ ದೊಡ್ಡದಾಗುತ್ತದೆ. ಇದನ್ನು PDF ಮಾಡಿ, ಆ ಫೈಲ್ ಆರಿಸಿ',
};

export const infected = () =>
  'ಈ ಫೈಲ್‌ನಲ್ಲಿ ವೈರಸ್ ಸಿಕ್ಕಿದೆ. ನಿಮ್ಮ ಕಂಪ್ಯೂಟರ್ ಅಥವಾ ಫೋನ್‌ನಲ್ಲಿ ವೈರಸ್ ಇದೆಯೇ ಪರಿಶೀಲಿಸಿ, ಬಯೋಡೇಟಾವನ್ನು ಹೊಸ PDF ಮಾಡಿ, ಆ ಫೈಲ್ ಆರಿಸಿ';
