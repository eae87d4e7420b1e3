import { shortForms } from './initials';

test.each([
  ['Junior Research Fellow', 'jrf', 'junior research fellow'],
  ['Project Junior Research Fellow – Pune', 'jrf', 'junior research fellow'],
  ['Medical Officer and Other Posts', 'mo', 'medical officer'],
  ['Procure to Pay Analyst', 'p2p', 'procure to pay'],
  ['Senior Kubernetes Engineer', 'k8s', 'kubernetes'],
])('%j has the short form %j', (title, form, meaning) => expect(shortForms(title).get(form)).toBe(meaning));

test('only names of jobs have initials, and two letters stand for a whole name', () => {
  expect([...shortForms('Data Entry')]).toEqual([]);
  expect(shortForms('Senior Medical Officer').get('mo')).toBeUndefined();
});
