import { identity } from '../identity';
import type * as english from '../from-us';
import type { Words } from '../words';

const { website, phone } = identity;

export const fromUs: Words<typeof english.fromUs> = {
  heading: 'ಈ ಕರೆ ನಮ್ಮಿಂದ ಬಂದದ್ದೇ?',
  link: 'ಕರೆ ಮಾಡಿದವರು ನಮ್ಮವರೇ? ಪರಿಶೀಲಿಸಿ',
  inBrief: `ನಮ್ಮ ವೆಬ್‌ಸೈಟ್ ${website.label}, ನಮ್ಮ ಫೋನ್ ನಂಬರ್ ${phone.label}.`,
  money: 'ಕೆಲಸ ಹುಡುಕುವವರಿಂದ ನಾವು ಎಂದೂ ಹಣ ಕೇಳುವುದಿಲ್ಲ; ನಮ್ಮ ಹೆಸರಿನಲ್ಲಿ ಬೇರೆ ಯಾರೂ ಕೇಳುವಂತಿಲ್ಲ.',
  published: 'ನಮ್ಮ ನಂಬರ್, ಇಮೇಲ್, ವೆಬ್‌ಸೈಟ್ ಇವು ಮಾತ್ರ:',
  contacts: {
    website: 'ವೆಬ್‌ಸೈಟ್',
    phone: 'ಫೋನ್',
    whatsapp: 'ವಾಟ್ಸಾಪ್',
    email: 'ಇಮೇಲ್',
    grievance: 'ವೈಯಕ್ತಿಕ ಡೇಟಾದ ದೂರುಗಳಿಗೆ ಇಮೇಲ್',
  },
  others: `ನಮ್ಮ ತಂಡದವರು ಬೇರೆ ನಂಬರ್‌ನಿಂದಲೂ ಕರೆ ಮಾಡಬಹುದು. ಖಚಿತವಿಲ್ಲದಿದ್ದರೆ, ಉತ್ತರಿಸುವ ಮೊದಲು ${phone.label} ನಂಬರ್‌ಗೆ ಕರೆ ಮಾಡಿ.`,
  forged:
    'ಕರೆ ಮಾಡಿದವರ ನಂಬರ್ ಮತ್ತು ಮೇಲ್ ಕಳುಹಿಸಿದವರ ವಿಳಾಸವನ್ನು ವಂಚಕರು ನಕಲಿ ಮಾಡಬಹುದು. ಯಾರಾದರೂ ಹಣ ಅಥವಾ OTP ಕೇಳಿದರೆ, ಫೋನ್ ಇಟ್ಟು ನೀವೇ ನಮಗೆ ಕರೆ ಮಾಡಿ.',
  asked: {
    heading: 'ಯಾರಾದರೂ ಹಣ ಕೇಳಿದ್ದರೆ, ಹೀಗೆ ಮಾಡಿ',
    pay: 'ಹಣ ಕೊಡಬೇಡಿ. OTP, ಆಧಾರ್, PAN ಅಥವಾ ಬ್ಯಾಂಕ್ ವಿವರ ಯಾರಿಗೂ ಹೇಳಬೇಡಿ.',
    keep: 'ಮೆಸೇಜ್, ನಂಬರ್ ಮತ್ತು ರಸೀದಿಗಳನ್ನು ಇಟ್ಟುಕೊಳ್ಳಿ. ಅವು ಸಾಕ್ಷಿ.',
    call: {
      before: 'ಹಣ ಕೊಟ್ಟಿದ್ದರೆ, ರಾಷ್ಟ್ರೀಯ ಸಹಾಯವಾಣಿ',
      phone: '1930',
      after: 'ನಂಬರ್‌ಗೆ ತಕ್ಷಣ ಕರೆ ಮಾಡಿ: ಮೊದಲ ಕೆಲವು ಗಂಟೆಗಳು ಮುಖ್ಯ.',
    },
    report: { before: 'ಇಲ್ಲಿ ದೂರು ನೀಡಿ:', site: 'cybercrime.gov.in', address: 'https://cybercrime.gov.in' },
    tell: { link: 'ನಮಗೆ ತಿಳಿಸಿ:', after: 'ಬೇರೆಯವರನ್ನು ಎಚ್ಚರಿಸುತ್ತೇವೆ.' },
  },
};
