import { identity } from './identity';
import { candidateDataNotice, privacyOf, retention } from './privacy';

const howLong = (days: number | null) =>
  privacyOf(days).sections.find(({ id }) => id === 'how-long')!.paragraphs;

test('the policy says after how many days this installation erases forms, or that no day is set', () => {
  expect(howLong(90)).toContain(retention.after(90));
  expect(retention.after(90)).toContain('90 days');
  expect(howLong(null)).toContain(retention.byHand);
  expect(howLong(null).join()).not.toMatch(/\d+ days after/);
});

test('a complaint has an addressee, an address and a time of answer', () => {
  const { paragraphs } = privacyOf(null).sections.find(({ id }) => id === 'grievances')!;
  for (const fact of Object.values(identity.grievance)) expect(paragraphs.join()).toContain(fact);
  expect(candidateDataNotice.bullets.join()).toContain(identity.grievance.email);
});
