import type { Extra } from '../contract/extras';
import { identity } from './identity';
import { privacyOf, retention } from './privacy';

const ALL: Extra[] = ['application-status', 'talent-pool', 'your-data'];
const policyOf = (retentionDays: number | null, extras = ALL) => privacyOf({ retentionDays, extras });
const howLong = (days: number | null) =>
  policyOf(days).document.sections.find(({ id }) => id === 'how-long')!.paragraphs;

test('the policy states after how many days forms are erased, or that no period is set', () => {
  expect(howLong(90)).toContain(retention.after(90));
  expect(retention.after(90)).toContain('90 days');
  expect(howLong(null)).toContain(retention.byHand);
  expect(howLong(null).join()).not.toMatch(/\d+ days after/);
});

test('complaints have a contact, an address and a response time', () => {
  const { paragraphs } = policyOf(null).document.sections.find(({ id }) => id === 'grievances')!;
  for (const fact of Object.values(identity.grievance)) expect(paragraphs.join()).toContain(fact);
  expect(policyOf(null).notice.bullets!.join()).toContain(identity.grievance.email);
});

test('features of some recruitment APIs are promised only if available', () => {
  const promises = /link to it shows|registered? |link in your receipt|link to your mailbox|agreed, to which/;
  expect(JSON.stringify(policyOf(90, []))).not.toMatch(promises);
  const { notice } = policyOf(90, []);
  expect(notice.bullets!.filter((text) => text.startsWith('To withdraw'))).toHaveLength(1);
  expect(notice.bullets!.join()).toContain(`write to ${identity.grievance.email}`);
  const whole = policyOf(90);
  expect(whole.notice.bullets!.filter((text) => text.startsWith('To withdraw'))).toHaveLength(1);
  for (const promise of promises.source.split('|'))
    expect(JSON.stringify(whole)).toMatch(new RegExp(promise));
});
