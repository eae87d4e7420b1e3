import { payIn } from '../pay';

export const saidPay = payIn({
  lakh: 'लाख',
  crore: 'करोड़',
  periods: {
    'a year': 'सालाना',
    'a month': 'महीना',
    'a week': 'हफ़्ता',
    'a day': 'रोज़',
    'an hour': 'घंटा',
  },
  per: (amount, period) => `${amount} ${period}`,
  upTo: (pay) => `${pay} तक`,
  from: (pay) => `${pay} से शुरू`,
  negotiable: 'बात हो सकती है',
});
