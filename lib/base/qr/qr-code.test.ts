import { readQr } from '../../../test/read-qr';
import { qrPng } from './draw-qr';
import { qrModules, qrSvg } from './qr-code';

test.each([
  'https://www.example.in/job-details/1001',
  'https://www.example.in/job-details/1042/staff-nurse?utm_source=poster',
  `https://www.example.in/job-details/1042/${'long-title-'.repeat(15)}?utm_source=whatsapp-status`,
])('%s is read out of the PNG and the SVG', async (address) => {
  expect(await readQr(await qrPng(address))).toBe(address);
  expect(await readQr(Buffer.from(qrSvg(address)))).toBe(address);
});

test('a letter’s code is coarse enough to be scanned from 2 cm', () => {
  // Modules of half a millimetre, which phones read from a hand's breadth.
  expect(qrModules('https://www.example.in/job-details/1001').length).toBeLessThanOrEqual(33);
});
