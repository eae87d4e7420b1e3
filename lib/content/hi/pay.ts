import { payIn } from '../pay';

export const saidPay = payIn({
  lakh: 'लाख',
  crore: 'करोड़',
  gross: 'कुल',
  periods: {
    'a year': 'सालाना',
    'a month': 'हर महीने',
    'a week': 'हर हफ़्ते',
    'a day': 'रोज़',
    'an hour': 'प्रति घंटा',
  },
  per: (amount, period) => `${amount} ${period}`,
  upTo: (pay) => `${pay} तक`,
  from: (pay) => `${pay} से शुरू`,
  negotiable: 'बातचीत से तय होगी',
  notStated: 'सैलरी नहीं बताई',
  unpaid: 'बिना सैलरी',
});
