import type { StateStep } from '../../../lib/contract/application-states';
import { endOf, shownSteps } from './status';

const received: StateStep = { state: 'received', at: '2026-11-20T12:00:00.000Z' };
const seen: StateStep = { state: 'seen', at: '2026-11-21T12:00:00.000Z' };
const filled: StateStep = { state: 'filled', at: '2026-11-22T12:00:00.000Z' };
const open = { closedAt: null };
const closed = { closedAt: '2026-11-23T12:00:00.000Z' };

test('an open job’s application is active until its end is set', () => {
  expect(endOf([received, seen], open)).toBeNull();
  expect(endOf([received, seen], null)).toBeNull();
  expect(endOf([received, filled], open)).toBe(filled);
});

test('the job’s end ends it until the job reopens', () => {
  const end = { state: 'job-closed', at: closed.closedAt };
  expect(endOf([received, seen], closed)).toEqual(end);
  expect(shownSteps([received, seen], closed)).toEqual([received, seen, end]);
  expect(shownSteps([received, seen], open)).toEqual([received, seen]);
});

test('a paused job ends nothing, a filled one fills it', () => {
  expect(endOf([received, seen], { ...closed, closedReason: 'paused' })).toBeNull();
  const end = { state: 'filled', at: closed.closedAt };
  expect(shownSteps([received], { ...closed, closedReason: 'filled' })).toEqual([received, end]);
});

test('an offer outlives its job', () => {
  const offered: StateStep = { state: 'offered', at: '2026-11-22T12:00:00.000Z' };
  expect(endOf([received, offered], { ...closed, closedReason: 'filled' })).toBeNull();
});

test('a set end takes precedence over the job’s', () => {
  expect(shownSteps([received, filled], closed)).toEqual([received, filled]);
});

test('one that came after the job had closed ends when it came', () => {
  expect(endOf([received], { closedAt: '2026-11-19T12:00:00.000Z' })?.at).toBe(received.at);
});
