import { formNames } from '../contract/forms/names';
import { toFormErrors } from './outcome-answer';

const error = (text: string, ...names: string[]) => ({ text, names });

test.each<[(typeof formNames)[number], string, string | null]>([
  ['apply-job', 'email', 'email'],
  ['apply-job', 'cv_file', 'resume'],
  ['apply-job', 'FirstName', 'firstName'],
  ['apply-job', 'first-name', 'firstName'],
  ['apply-job', 'applicant.first_name', 'firstName'],
  ['apply-job', 'data[0][last_name]', 'lastName'],
  ['apply-job', '/data/attributes/phone', 'phone'],
  ['apply-job', 'contact_number', 'phone'],
  ['business-enquiry', 'emailAddress', 'email'],
  ['job-inquiry', 'companyName', 'CompanyName'],
  ['job-inquiry', 'job_description', 'Description'],
  ['contact-enquiry', 'captcha', null],
  ['contact-enquiry', '__proto__', null],
  ['contact-enquiry', '', null],
])('on %s, %j is the field %j', (form, name, field) => {
  const { fields, rest } = toFormErrors(form, [error('No.', name)]);
  expect([fields, rest]).toEqual(field ? [{ [field]: ['No.'] }, []] : [{}, ['No.']]);
});

test('each error is shown once at the nearest field, and those without a visible field in the message', () => {
  const errors = [
    error('Too short.', 'min', 'phone', 'message'),
    error('Too short.', 'phone'),
    error('Bad.', 'phone'),
    error('This job is closed.', 'job_id'),
    error('Please wait.'),
    error('Please wait.', 'rate'),
  ];
  expect(toFormErrors('apply-job', errors)).toEqual({
    fields: { phone: ['Too short.', 'Bad.'], jobId: ['This job is closed.'] },
    rest: ['This job is closed.', 'Please wait.'],
  });
});
