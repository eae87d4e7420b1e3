import { parseSalary } from './salary';

/** A sign or code of money beside an amount that is not nothing: "$90K", "CA$160K", "SGD 115K", "₹70L". */
const AMOUNT =
  /([₹$€£¥]|(?<![a-z])(inr|rs\.?|usd|eur|gbp|sgd|aed|sar|qar|myr|cad|aud))\s*[\d,.]*[1-9]|[1-9][\d,.]*\s?(lpa|lakhs?|la[ck]s?|crores?|inr|usd|eur|gbp)(?![a-z])/i;

/** An average of other ads, as some job boards put in the place of a pay. */
const AVERAGE = /^\W*(avg|average)(?![a-z])/i;

/** Longer texts are prose about the job that came into the pay's field. */
const LONGEST = 300;

/** Whether a text of pay tells an amount in some money; "Not disclosed", "Unpaid", "8.8" and averages do not. */
export function statesPay(salary: string): boolean {
  if (salary.length > LONGEST || AVERAGE.test(salary)) return false;
  return AMOUNT.test(salary) || parseSalary(salary, 'India') !== null;
}
