import { payIn } from '../pay';

export const saidPay = payIn({
  lakh: 'ಲಕ್ಷ',
  crore: 'ಕೋಟಿ',
  gross: 'ಒಟ್ಟು',
  periods: {
    'a year': 'ವರ್ಷಕ್ಕೆ',
    'a month': 'ತಿಂಗಳಿಗೆ',
    'a week': 'ವಾರಕ್ಕೆ',
    'a day': 'ದಿನಕ್ಕೆ',
    'an hour': 'ಗಂಟೆಗೆ',
  },
  per: (amount, period) => `${period} ${amount}`,
  upTo: (pay) => `${pay} ವರೆಗೆ`,
  from: (pay) => `ಕನಿಷ್ಠ ${pay}`,
  negotiable: 'ಮಾತುಕತೆಯಲ್ಲಿ ನಿರ್ಧಾರ',
  notStated: 'ಸಂಬಳ ತಿಳಿಸಿಲ್ಲ',
  unpaid: 'ಸಂಬಳ ಇಲ್ಲ',
});
