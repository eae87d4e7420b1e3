import { inLanguages } from './words';

/** Translates a salary made by `displaySalary`; the ad's own words stay unchanged if they may state an amount. */
export const saidPay = inLanguages('saidPay', (salary: string): string => salary);

/** Translations of a displayed salary's parts. */
type PayWords = {
  lakh: string;
  crore: string;
  gross: string;
  periods: Record<'a year' | 'a month' | 'a week' | 'a day' | 'an hour', string>;
  /** Amount and period, in the language's word order. */
  per: (amount: string, period: string) => string;
  /** Applied to amount and period. */
  upTo: (pay: string) => string;
  from: (pay: string) => string;
  negotiable: string;
  /** In place of "Not disclosed" and the like. */
  notStated: string;
  unpaid: string;
};

const DISPLAYED =
  /^(Up to |From )?(₹[\d,.–]+(?: lakh| crore)?(?:–[\d,.]+(?: lakh| crore)?)?)((?: (?:CTC|gross|package))*)(?: (an? (?:year|month|week|day|hour)))?( \(negotiable\))?((?: ?[+(•].*)?)$/s;

/** Builds `saidPay` for a language. */
export const payIn =
  ({ lakh, crore, gross, periods, per, upTo, from, negotiable, notStated, unpaid }: PayWords) =>
  (salary: string): string => {
    if (!/\d/.test(salary)) return /unpaid/i.test(salary) ? unpaid : salary && notStated;
    const [, bound, amount, kinds = '', period, isNegotiable, addition] = DISPLAYED.exec(salary) ?? [];
    if (!amount) return salary;
    const kind = kinds.replace(' package', '').replace('gross', gross);
    const translated = amount.replaceAll('lakh', lakh).replaceAll('crore', crore) + kind;
    const pay = period ? per(translated, periods[period as keyof typeof periods]) : translated;
    const bounded = !bound ? pay : bound === 'From ' ? from(pay) : upTo(pay);
    return (isNegotiable ? `${bounded} (${negotiable})` : bounded) + addition;
  };
