import {
  applicationLabels,
  contactLabels,
  jobEnquiryLabels,
  businessEnquiryLabels,
  jobAlertLabels,
  type Label,
} from '../../content/forms/labels';
import { missing } from '../../content/forms/mistakes';
import { applicationFields } from './application';
import { businessEnquiryFields } from './business-enquiry';
import { contactFields } from './contact-enquiry';
import { type FormFields, isOptional, textFields, toWire } from './field';
import { jobAlertFields } from './job-alert';
import { jobEnquiryFields } from './job-enquiry';

const forms: [string, FormFields, Record<string, Label>][] = [
  ['application', applicationFields, applicationLabels],
  ['contact enquiry', contactFields, contactLabels],
  ['job enquiry', jobEnquiryFields, jobEnquiryLabels],
  ['business enquiry', businessEnquiryFields, businessEnquiryLabels],
  ['job alert', jobAlertFields, jobAlertLabels],
];

describe.each(forms)('the fields of the %s', (_, fields, words) => {
  const entries = Object.entries(fields);

  test('have exactly one label each', () => {
    const shown = entries.filter(([, { kind }]) => kind !== 'hidden' && kind !== 'consent');
    expect(Object.keys(words).sort()).toEqual(shown.map(([name]) => name).sort());
  });

  test('have a label for every choice', () => {
    for (const [name, { choices = [] }] of entries)
      expect(Object.keys(words[name]?.choices ?? {})).toEqual([...choices]);
  });

  test('have a message for required fields', () => {
    const required = textFields(fields).filter(([, field]) => !isOptional(field));
    for (const [name] of required) expect(missing).toHaveProperty(name);
  });

  test('have distinct names in the API', () => {
    const names = entries.flatMap(([, { wire, alsoWire = [] }]) => [wire, ...alsoWire]);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('fields that the specification does not have are not sent when empty', () => {
  const person = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.in', phone: '98765 43210' };
  const more = { experience: '', noticePeriod: '', currentPay: '', source: '' };
  const sent = toWire(applicationFields, { jobId: '7', ...person, message: '', ...more });
  expect(Object.keys(sent)).toEqual(['job_id', 'first_name', 'last_name', 'email', 'phone', 'message']);
});
