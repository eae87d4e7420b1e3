import { saidInLanguages } from './said-in-languages';

/** A salary that `displaySalary` worded, in the reader's language. The ad's own words stay as they are. */
export const saidPay = saidInLanguages('saidPay', (salary: string): string => salary);

/** What other languages say for the parts of a displayed salary. */
type PayWords = {
  lakh: string;
  crore: string;
  periods: Record<'a year' | 'a month' | 'a week' | 'a day' | 'an hour', string>;
  /** An amount and its period, in the order of the language. */
  per: (amount: string, period: string) => string;
  /** Of the whole of that. */
  upTo: (pay: string) => string;
  from: (pay: string) => string;
  negotiable: string;
};

const DISPLAYED =
  /^(Up to |From )?(₹[\d,.–]+(?: lakh| crore)?(?:–[\d,.]+(?: lakh| crore)?)?)((?: (?:CTC|gross|package))*) (an? (?:year|month|week|day|hour))( \(negotiable\))?$/;

/** `saidPay` of a language. */
export const payIn =
  ({ lakh, crore, periods, per, upTo, from, negotiable }: PayWords) =>
  (salary: string): string => {
    const [, bound, amount = '', kinds = '', period, isNegotiable] = DISPLAYED.exec(salary) ?? [];
    if (!period) return salary;
    const said = amount.replaceAll('lakh', lakh).replaceAll('crore', crore);
    const pay = per(`${said}${kinds}`, periods[period as keyof typeof periods]);
    const bounded = !bound ? pay : bound === 'From ' ? from(pay) : upTo(pay);
    return isNegotiable ? `${bounded} (${negotiable})` : bounded;
  };
