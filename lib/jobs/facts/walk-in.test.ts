import { invitesWalkIns } from './walk-in';

const invites = (title: string, lines = '') =>
  invitesWalkIns({
    title,
    lines,
    notes: '',
    jobType: '',
    postedAt: '2026-11-20',
    now: new Date('2026-11-26T06:00:00Z'),
  });

test.each([
  'Walk-in interview on 5th Dec',
  'Walk-in drive: 30/11/2026',
  'Walk in from 10 to 4',
  'Walk-in from 1st Nov onwards',
  'Walk-in drive, 10th to 28th November',
  'Walk-in drive on Jan 4, 10 am',
  'Walk-in interview on 25 Nov',
])('%s is open', (title) => expect(invites(title)).toBe(true));

test.each([
  'Walk-in interview on 20th Nov',
  'Walk-in drive: 21-11-26',
  'Walk-in drive, 10th to 18th November',
  'Walk-in interview: Nov 22, 2026',
  'Walk-in date 20112026 21112026 900 am',
  'Mega walk-in drive 3 March 2025',
])('%s is over', (title) => expect(invites(title)).toBe(false));

test('the day may be on a line below the announcement', () => {
  expect(invites('Fitter', 'Walk-in interview\nVenue: our office\nDate: 21 Nov 2026')).toBe(false);
  expect(invites('Fitter', 'Walk-in interview\nVenue: our office\nDate: 12 Dec 2026')).toBe(true);
  // Other dates are unrelated.
  expect(invites('Fitter', 'Founded on 3 May 2001\nWalk-in interview daily')).toBe(true);
});

test('without a posting date, a date without a year is ignored', () => {
  const ad = { title: 'Walk-in interview on 20th Nov', notes: '', jobType: '', now: new Date() };
  expect(invitesWalkIns({ ...ad, postedAt: null })).toBe(true);
  const dated = { ...ad, title: 'Walk-in interview on 20 Nov 2025', now: new Date('2026-11-26T06:00:00Z') };
  expect(invitesWalkIns({ ...dated, postedAt: null })).toBe(false);
});
