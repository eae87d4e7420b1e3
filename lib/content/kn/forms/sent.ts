import { indianMoment } from '../../indian-moment';
import { clause, present } from '../../said';
import type * as english from '../../forms/sent';
import type { Words } from '../../words';
import { timeSpan } from '../facts';

const kinds: Words<typeof english.sentPanel.kinds> = {
  'apply-job': {
    heading: 'ನಿಮ್ಮ ಅರ್ಜಿ ನಮಗೆ ಬಂದಿದೆ',
    next: () => [
      'ನಮ್ಮ ತಂಡದವರು ನಿಮ್ಮ ಅರ್ಜಿ ಮತ್ತು ಬಯೋಡೇಟಾ ಓದುತ್ತಾರೆ.',
      'ನೀವು ಈ ಕೆಲಸಕ್ಕೆ ಹೊಂದಿದರೆ, ಕೆಲಸ ಏನು, ಸಂಬಳ ಎಷ್ಟು, ಯಾವಾಗ ಶುರು ಮಾಡಬಹುದು ಎಂದು ಮಾತನಾಡಲು ಕರೆ ಮಾಡುತ್ತೇವೆ.',
      'ಕೆಲಸಕ್ಕಾಗಿ ನಿಮ್ಮಿಂದ ನಾವು ಎಂದೂ ಹಣ ಪಡೆಯುವುದಿಲ್ಲ.',
    ],
  },
  'contact-enquiry': {
    heading: 'ನಿಮ್ಮ ಮೆಸೇಜ್ ನಮಗೆ ಬಂದಿದೆ',
    next: ({ enquiryReply }) => [`ನಾವು ${clause`${timeSpan(enquiryReply)} `}ಉತ್ತರಿಸುತ್ತೇವೆ.`],
  },
  'job-inquiry': {
    heading: 'ನಿಮ್ಮ ಜಾಹೀರಾತು ನಮಗೆ ಬಂದಿದೆ',
    next: ({ enquiryReply }) => [
      `ನಾವು ${clause`${timeSpan(enquiryReply)} `}ಕರೆ ಮಾಡುತ್ತೇವೆ ಅಥವಾ ಬರೆಯುತ್ತೇವೆ.`,
      'ವಿವರಗಳನ್ನು ನಿಮ್ಮೊಂದಿಗೆ ಪರಿಶೀಲಿಸಿ, ನಂತರ ಜಾಹೀರಾತನ್ನು ಸೈಟ್‌ನಲ್ಲಿ ಹಾಕುತ್ತೇವೆ.',
    ],
  },
  'business-enquiry': {
    heading: 'ನಿಮ್ಮ ಕೋರಿಕೆ ನಮಗೆ ಬಂದಿದೆ',
    next: ({ enquiryReply, freeConsultation }) =>
      present([
        `ನಾವು ${clause`${timeSpan(enquiryReply)} `}ಉತ್ತರಿಸುತ್ತೇವೆ.`,
        clause`ಮೊದಲ ${timeSpan(freeConsultation, 'of')} ಮಾತುಕತೆ ಉಚಿತ.`,
      ]),
  },
  'job-alert': {
    heading: 'ಇನ್ನೊಂದು ಹೆಜ್ಜೆ: ಮೇಲ್‌ನಲ್ಲಿ ಖಚಿತಪಡಿಸಿ',
    next: () => [
      'ನಿಮಗೆ ಒಂದು ಮೇಲ್ ಕಳುಹಿಸಿದ್ದೇವೆ. ಅದರ ಲಿಂಕ್ ತೆರೆಯಿರಿ: ಹೊಸ ಕೆಲಸಗಳು ಅದರ ನಂತರವೇ ಬರುತ್ತವೆ.',
      'ಹತ್ತು ನಿಮಿಷದಲ್ಲಿ ಮೇಲ್ ಬರಲಿಲ್ಲವೇ? ಸ್ಪ್ಯಾಮ್ ಫೋಲ್ಡರ್ ನೋಡಿ, ಅಥವಾ ಮತ್ತೆ ಕೇಳಿ.',
    ],
  },
  'your-data': {
    heading: 'ನಿಮ್ಮ ಕೋರಿಕೆ ನಮಗೆ ಬಂದಿದೆ',
    next: () => [
      'ನಿಮ್ಮ ಇಮೇಲ್‌ಗೆ ಸಂಬಂಧಿಸಿದ ಡೇಟಾ ನಮ್ಮಲ್ಲಿದ್ದರೆ, ಲಿಂಕ್ ಇರುವ ಮೇಲ್ ನಿಮಗೆ ಬರುತ್ತಿದೆ. ಅದು 24 ಗಂಟೆಯವರೆಗೆ ತೆರೆಯುತ್ತದೆ.',
      'ಹತ್ತು ನಿಮಿಷದಲ್ಲಿ ಮೇಲ್ ಬರಲಿಲ್ಲವೇ? ಸ್ಪ್ಯಾಮ್ ಫೋಲ್ಡರ್ ನೋಡಿ. ಅಲ್ಲೂ ಇಲ್ಲದಿದ್ದರೆ, ನಿಮ್ಮ ಇಮೇಲ್‌ಗೆ ಸಂಬಂಧಿಸಿದ ಯಾವ ಡೇಟಾವೂ ನಮ್ಮಲ್ಲಿಲ್ಲ.',
    ],
  },
};

export const sentPanel: Words<typeof english.sentPanel> = {
  kinds,
  close: 'ಮುಚ್ಚಿ',
  reference: 'ರೆಫರೆನ್ಸ್ ನಂಬರ್',
  status: 'ಅರ್ಜಿ ಈಗ ಯಾವ ಹಂತದಲ್ಲಿದೆ, ನೋಡಿ',
  useReference: 'ಬರೆಯುವಾಗ ಅಥವಾ ಕರೆ ಮಾಡುವಾಗ ಈ ರೆಫರೆನ್ಸ್ ನಂಬರ್ ತಿಳಿಸಿ.',
  next: 'ಮುಂದೆ ಏನಾಗುತ್ತದೆ',
  waiting: 'ನಮ್ಮ ನೇಮಕಾತಿ ಸಿಸ್ಟಮ್ ಈಗ ನಡೆಯುತ್ತಿಲ್ಲ. ನೀವು ಕಳುಹಿಸಿದ್ದು ನಮ್ಮಲ್ಲಿ ಸುರಕ್ಷಿತವಾಗಿದೆ, ಬೇಗ ಮುಂದೆ ಹೋಗುತ್ತದೆ. ಮತ್ತೆ ಕಳುಹಿಸಬೇಕಿಲ್ಲ.',
};

export const appliedBefore: Words<typeof english.appliedBefore> = (iso, reference) =>
  `ನೀವು ಈ ಕೆಲಸಕ್ಕೆ ಈಗಾಗಲೇ ಅರ್ಜಿ ಹಾಕಿದ್ದೀರಿ: ${indianMoment(iso)}${reference ? `, ರೆಫರೆನ್ಸ್ ನಂಬರ್ ${reference}` : ''}.`;
