import { applyJobForm } from './apply-job';
import { registerCvForm } from './register-cv';
import { businessEnquiryForm } from './business-enquiry';
import { contactEnquiryForm } from './contact-enquiry';
import { jobAlertForm } from './job-alert';
import { yourDataForm } from './your-data/form';
import { jobEnquiryForm } from './job-enquiry';
import { formNames } from '../shared/forms/names';
import { toFormErrors } from './upstream-errors';

const wireNames = [
  'name',
  'email',
  'email_address',
  'subject',
  'message',
  'job_id',
  'first_name',
  'last_name',
  'phone',
  'cv_file',
  'company_name',
  'contact_person',
  'contact_number',
  'job_title',
  'location',
  'job_description',
  'keyword',
  'category',
];
const forms = {
  'apply-job': applyJobForm,
  'register-cv': registerCvForm,
  'contact-enquiry': contactEnquiryForm,
  'business-enquiry': businessEnquiryForm,
  'job-inquiry': jobEnquiryForm,
  'job-alert': jobAlertForm,
  'your-data': yourDataForm,
};

test.each(formNames)('%s shows the upstream’s errors at the fields it has', (form) => {
  const errors = toFormErrors(form, Object.fromEntries(wireNames.map((name) => [name, [name]])));
  expect(Object.keys(errors).length).toBeGreaterThan(form === 'your-data' ? 0 : 3);
  expect(Object.keys(forms[form].shape)).toEqual(expect.arrayContaining(Object.keys(errors)));
});

test('an application’s errors', () => {
  const errors = { email: ['a'], cv_file: ['b', 'c'], first_name: ['d'], contact_number: ['e'], x: ['f'] };
  expect(toFormErrors('apply-job', { ...errors, constructor: ['g'] })).toEqual({
    email: ['a'],
    resume: ['b', 'c'],
    firstName: ['d'],
    phone: ['e'],
  });
});
