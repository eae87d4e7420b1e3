import { applyJobForm } from './apply-job';
import { jobAlertForm } from './job-alert';
import { formSchema } from './form-schema';
import { PLAIN_FORMS } from './submissions';
import { businessEnquiryFields } from '../contract/forms/business-enquiry';
import { formNames } from '../contract/forms/names';
import { toFormErrors } from './outcome-answer';

const wireNames =
  'name email email_address subject message job_id first_name last_name phone cv_file company_name contact_person contact_number job_title location job_description keyword category'.split(
    ' ',
  );
const forms = {
  'apply-job': applyJobForm,
  'contact-enquiry': formSchema(PLAIN_FORMS['contact-enquiry']),
  'business-enquiry': formSchema(businessEnquiryFields),
  'job-inquiry': formSchema(PLAIN_FORMS['job-inquiry']),
  'job-alert': jobAlertForm,
  'your-data': formSchema(PLAIN_FORMS['your-data']),
};

const error = (text: string, ...names: string[]) => ({ text, names });

test.each(formNames)('%s shows the upstream’s errors at the fields it has', (form) => {
  const { fields } = toFormErrors(
    form,
    wireNames.map((name) => error(name, name)),
  );
  expect(Object.keys(fields).length).toBeGreaterThan(form === 'your-data' ? 0 : 3);
  expect(Object.keys(forms[form].shape)).toEqual(expect.arrayContaining(Object.keys(fields)));
});

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
