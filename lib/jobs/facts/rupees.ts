/** What only pay in rupees says: their sign or name, lakhs or crores, or digits grouped as in 12,00,000. */
const RUPEES =
  /₹|(?<![a-z])(inr|rs\.?|rupees?|lakhs?|la[ck]s?|crores?|lpa|l\.p\.a)(?![a-z])|(?<![\d,])\d{1,2}(,\d{2})+,\d{3}(?![\d,])/i;

/** Other currencies, by sign or code. */
const OTHERS = /[$€£¥]|(?<![a-z])(usd|eur|gbp|aed|sgd|myr|cad|aud|sar|qar|omr|kwd|pkr|npr|lkr|bdt)(?![a-z])/i;

/** Whether a text of pay speaks of rupees and of no other currency, though no certain amount need be in it. */
export function speaksOfRupees(salary: string): boolean {
  return RUPEES.test(salary) && !OTHERS.test(salary);
}
