import { consentTime } from './submissions';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const of = (told?: string) => consentTime(told, NOW).toISOString();

test('consent was given at the time stated by a device that stored the application', () => {
  expect(of('2026-11-20T08:30:00.000Z')).toBe('2026-11-20T08:30:00.000Z');
  expect(of('2026-10-24T10:00:00.000Z')).toBe('2026-10-24T10:00:00.000Z');
});

test.each([undefined, '', 'yesterday', '2026-11-24T10:00:00.001Z', '2026-10-24T09:59:59.999Z'])(
  'otherwise on receipt, also if the device states %p',
  (told) => expect(of(told)).toBe(NOW.toISOString()),
);
