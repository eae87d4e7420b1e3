import { inLanguages } from '../words';

/** Validation errors, at the field and in the summary; in browsers they load with the schema. */

/** Missing required fields, by the forms' field names. */
export const missing = inLanguages('missing', {
  roles: 'Enter the jobs that you are looking for',
  jobId: 'Choose a job to apply for',
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  name: 'Enter your name',
  email: 'Enter your email address',
  phone: 'Enter your phone number',
  mobile: 'Enter your mobile number',
  subject: 'Enter a subject',
  message: 'Enter your message',
  company: 'Enter the name of your company',
  requirement: 'Choose Consulting or Recruitment',
  CompanyName: 'Enter the name of your company',
  ContactPerson: 'Enter the name of a contact person',
  JobTitle: 'Enter the job title',
  Location: 'Enter the location of the job',
  Description: 'Describe the job',
  captchaText: 'Type the characters in the picture',
});

export const wrong = inLanguages('wrong', {
  tooLong: (max: number) => `Use ${max.toLocaleString('en-IN')} characters or fewer`,
  email: 'Enter an email address in the correct format, like name@example.com',
  phone: 'Enter a phone number, like 98765 43210 or +91 98765 43210',
  doubtfulPhone:
    'Is a digit missing? Numbers in India have 10 digits, others begin with + and the country’s code. If yours is right, send again.',
  years: 'Enter your experience in years, like 2 or 3.5',
  choice: 'Choose one from the list',
  captchaTooLong: 'Type only the 6 characters in the picture',
});
