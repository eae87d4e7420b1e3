import type * as english from '../../forms/mistakes';
import type { Words } from '../../words';

export const missing: Words<typeof english.missing> = {
  roles: 'ಯಾವ ಕೆಲಸ ಹುಡುಕುತ್ತಿದ್ದೀರಿ ಎಂದು ಬರೆಯಿರಿ',
  jobId: 'ಯಾವ ಕೆಲಸಕ್ಕೆ ಅರ್ಜಿ ಹಾಕಬೇಕು ಎಂದು ಆರಿಸಿ',
  firstName: 'ನಿಮ್ಮ ಹೆಸರು ಬರೆಯಿರಿ',
  lastName: 'ಸರ್‌ನೇಮ್ ಅಥವಾ ಇನಿಷಿಯಲ್ ಬರೆಯಿರಿ',
  name: 'ನಿಮ್ಮ ಹೆಸರು ಬರೆಯಿರಿ',
  email: 'ನಿಮ್ಮ ಇಮೇಲ್ ಬರೆಯಿರಿ',
  phone: 'ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್ ಬರೆಯಿರಿ',
  mobile: 'ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್ ಬರೆಯಿರಿ',
  subject: 'ವಿಷಯ ಬರೆಯಿರಿ',
  message: 'ನಿಮ್ಮ ಮೆಸೇಜ್ ಬರೆಯಿರಿ',
  company: 'ನಿಮ್ಮ ಕಂಪನಿಯ ಹೆಸರು ಬರೆಯಿರಿ',
  requirement: 'ನಿಮಗೆ ಏನು ಬೇಕು ಎಂದು ಆರಿಸಿ',
  CompanyName: 'ನಿಮ್ಮ ಕಂಪನಿಯ ಹೆಸರು ಬರೆಯಿರಿ',
  ContactPerson: 'ಯಾರನ್ನು ಸಂಪರ್ಕಿಸಬೇಕು ಎಂದು ಬರೆಯಿರಿ',
  JobTitle: 'ಕೆಲಸದ ಹೆಸರು ಬರೆಯಿರಿ',
  Location: 'ಕೆಲಸ ಎಲ್ಲಿದೆ ಎಂದು ಬರೆಯಿರಿ',
  Description: 'ಕೆಲಸದ ಬಗ್ಗೆ ಬರೆಯಿರಿ',
  captchaText: 'ಚಿತ್ರದಲ್ಲಿರುವ ಅಕ್ಷರಗಳನ್ನು ಬರೆಯಿರಿ',
};

export const wrong: Words<typeof english.wrong> = {
  tooLong: (max) => `${max.toLocaleString('en-IN')} ಅಥವಾ ಕಡಿಮೆ ಅಕ್ಷರ ಬರೆಯಿರಿ`,
  email: 'ಇಮೇಲ್ ಸರಿಯಾಗಿ ಬರೆಯಿರಿ, ಉದಾ: name@example.com',
  phone: 'ಫೋನ್ ನಂಬರ್ ಬರೆಯಿರಿ, ಉದಾ: 98765 43210 ಅಥವಾ +91 98765 43210',
  doubtfulPhone:
    'ಒಂದು ಅಂಕಿ ಬಿಟ್ಟುಹೋಗಿದೆಯೇ? ಭಾರತದ ನಂಬರ್‌ನಲ್ಲಿ 10 ಅಂಕಿಗಳಿರುತ್ತವೆ; ಬೇರೆ ದೇಶದ ನಂಬರ್ + ಮತ್ತು ದೇಶದ ಕೋಡ್‌ನಿಂದ ಶುರುವಾಗುತ್ತದೆ. ನಿಮ್ಮದು ಸರಿ ಇದ್ದರೆ, ಮತ್ತೆ ಕಳುಹಿಸಿ.',
  years: 'ಅನುಭವವನ್ನು ವರ್ಷಗಳಲ್ಲಿ ಬರೆಯಿರಿ, ಉದಾ: 2 ಅಥವಾ 3.5',
  choice: 'ಪಟ್ಟಿಯಿಂದ ಒಂದನ್ನು ಆರಿಸಿ',
  captchaTooLong: 'ಚಿತ್ರದಲ್ಲಿ 6 ಅಕ್ಷರಗಳಿವೆ',
};
