import { renderToStaticMarkup } from 'react-dom/server';
import { payroll } from '@/lib/content/services/payroll';
import { PayrollMonth } from './payroll-month';

test('the payslip’s totals match its lines, and it is marked as a specimen', () => {
  const html = renderToStaticMarkup(<PayrollMonth {...payroll.signature} />);
  const amounts = [...html.matchAll(/<td>₹([\d,]+)<\/td>/g)].map(([, digits]) =>
    Number(digits!.replaceAll(',', '')),
  );
  const [basic, rent, special, gross, epf, tax, deductions, net] = amounts;
  expect(gross).toBe(basic! + rent! + special!);
  expect(deductions).toBe(epf! + tax!);
  expect(net).toBe(gross! - deductions!);
  expect(amounts).toHaveLength(8);
  expect(html).toContain('Specimen');
});
