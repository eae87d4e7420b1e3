import { payIn } from '../pay';

export const saidPay = payIn({
  lakh: 'लाख',
  crore: 'करोड़',
  periods: {
    'a year': 'सालाना',
    'a month': 'महीना',
    'a week': 'हर हफ़्ते',
    'a day': 'रोज़',
    'an hour': 'हर घंटे',
  },
  upTo: (amount) => `${amount} तक`,
  from: (amount) => `${amount} से`,
  negotiable: 'बात हो सकती है',
});
