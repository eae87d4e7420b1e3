import fc from 'fast-check';
import { newVoucherCode } from '../../backend/links/vouchers/vouchers';
import { readVoucherCode, showVoucherCode } from './voucher-code';

test.each([
  ['7K3QF-M2X9D', '7K3QFM2X9D'],
  ['7k3qfm2x9d', '7K3QFM2X9D'],
  [' 7k3qf m2x9d ', '7K3QFM2X9D'],
  ['7K3QF–M2X9D', '7K3QFM2X9D'],
  ['OoIiL-11111', '0011111111'],
])('%j is read as %s', (typed, code) => expect(readVoucherCode(typed)).toBe(code));

test.each([
  '',
  '7K3QF-M2X9',
  '7K3QF-M2X9D1',
  '7K3QF-M2X9U',
  '7K3QF-M2X9!',
  '७K3QF-M2X9D',
  'https://x.example',
])('%j is not a code', (typed) => expect(readVoucherCode(typed)).toBeNull());

test('every issued code can be read back as displayed, in any case', () => {
  fc.assert(
    fc.property(fc.constant(null), fc.boolean(), (_, isLower) => {
      const code = newVoucherCode();
      const shown = showVoucherCode(code);
      expect(readVoucherCode(isLower ? shown.toLowerCase() : shown)).toBe(code);
    }),
  );
});
