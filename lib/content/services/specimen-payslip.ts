import { law } from '../law';

/** Fictitious monthly pay of the specimen payslip, in rupees. */
export const pay = { basic: 26_000, houseRent: 13_000, special: 11_000 };

/** An employee's monthly EPF contribution, on wages up to the ceiling. */
export const epfShare = (codeWages: number): number =>
  Math.round(Math.min(codeWages, law.epf.ceiling) * law.epf.rate);

export const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
