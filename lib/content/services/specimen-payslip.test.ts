import { law } from '../law';
import { payroll } from './payroll';
import { epfShare, pay, sumOf } from './specimen-payslip';

const { earnings, deductions } = payroll.signature.payslip;
const gross = sumOf(earnings.lines);

test('code wages are at least half of the specimen’s pay', () => {
  expect(earnings.lines[0]).toEqual({ label: expect.stringContaining('code wages'), amount: pay.basic });
  expect(pay.basic).toBeGreaterThanOrEqual(gross * law.wages.leastShare);
});

test('EPF is 12% of code wages, up to the ceiling', () => {
  expect(epfShare(10_000)).toBe(1_200);
  expect(epfShare(15_000)).toBe(1_800);
  expect(epfShare(pay.basic)).toBe(1_800);
  expect(deductions.lines[0]).toMatchObject({ amount: 1_800 });
});

test('ESI is not deducted above its limit', () => {
  expect(pay.basic).toBeGreaterThan(law.esi.limit);
  expect(gross).toBeGreaterThanOrEqual(law.professionalTax.from);
  expect(deductions.lines.map(({ label }) => label).join()).not.toContain('ESI');
});
