import { sentTime } from './sent-time';

const at = new Date(2026, 10, 20, 9, 5);

test('today has only the time, another day its date as well', () => {
  expect(sentTime(at.toISOString(), new Date(2026, 10, 20, 23, 59))).toEqual({ time: '09:05', day: null });
  expect(sentTime(at.toISOString(), new Date(2026, 10, 21, 0, 1))).toEqual({
    time: '09:05',
    day: '20 November',
  });
});
