import { jobFacts } from '../../lib/jobs/facts/job-facts';
import type { Ad } from './ads';
import { isRelevant } from './is-relevant';

const texts = { location: 'Pune', workspace: '', notes: '', qualification: '' };
const facts = jobFacts({ ...texts, title: '', salary: '₹ 25,000 a month', jobType: 'Part time' });

function ad(title: string, more: Partial<Ad> = {}): Ad {
  return {
    ...texts,
    id: '1',
    company: '',
    category: '',
    text: title,
    cities: ['pune'],
    title,
    facts,
    ...more,
  };
}

test('an ad is relevant where it meets every condition', () => {
  const rule = { title: /\bdriver\b/i, city: ['pune', 'mumbai'], pay: 300_000, type: 'PART_TIME' } as const;
  expect(isRelevant(rule, ad('Driver'))).toBe(true);
  expect(isRelevant(rule, ad('Cook'))).toBe(false);
  expect(isRelevant({ ...rule, pay: 300_001 }, ad('Driver'))).toBe(false);
  expect(isRelevant({ ...rule, city: 'delhi' }, ad('Driver'))).toBe(false);
});

test('what the facts do not say, words of the ad may', () => {
  expect(isRelevant({ mode: 'remote' }, ad('Tutor (Work from home)'))).toBe(true);
  expect(isRelevant({ mode: 'remote' }, ad('Remote sensing analyst'))).toBe(false);
  expect(isRelevant({ walkIn: true }, ad('Walk-in for cashiers'))).toBe(true);
  expect(isRelevant({ education: 'class-12' }, ad('Cook', { qualification: '10th pass' }))).toBe(true);
  expect(isRelevant({ type: 'CONTRACTOR' }, ad('Smart contract engineer'))).toBe(false);
});

test('experience is in the range that is asked for, or not stated by a title that suits', () => {
  const asking = (min: number, max?: number) => ({ facts: { ...facts, experience: { min, max } } });
  expect(isRelevant({ experience: 3 }, ad('Cook', asking(2, 5)))).toBe(true);
  expect(isRelevant({ experience: 3 }, ad('Cook', asking(5)))).toBe(false);
  expect(isRelevant({ experience: 'fresher' }, ad('Cook', asking(0, 2)))).toBe(true);
  const silent = { facts: { ...facts, experience: null } };
  expect(isRelevant({ experience: 3 }, ad('Cook', silent))).toBe(true);
  expect(isRelevant({ experience: 3 }, ad('Head Cook', silent))).toBe(false);
  expect(isRelevant({ experience: 'fresher' }, ad('Cook', silent))).toBe(false);
});
